//! mistake: The queen is taken back, and no line is freed.
//! says: queens that were taken back still hold their lines. After the call the column and both diagonals are free again
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        place_row(row + 1, board, free, solutions);

        board.take_back(row);
        
        
        
    }
}
// ANCHOR_END: body
