//! mistake: The queen is taken off the board, but her column and diagonals stay marked.
//! says: queens that were taken back still hold their lines. After the call the column and both diagonals are free again
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
    }
}
false
// ANCHOR_END: body
