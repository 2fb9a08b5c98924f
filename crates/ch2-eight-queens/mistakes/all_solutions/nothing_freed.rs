//! mistake: The queen is taken back, and no line is freed.
//! says: abandoned queens still hold their columns
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
