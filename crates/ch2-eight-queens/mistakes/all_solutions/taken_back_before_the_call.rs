//! mistake: The queen is taken back before the rows below are filled, and so are her lines.
//! says: place_row(1) was called while row 0 had no queen: a queen is placed before the call
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

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;

        place_row(row + 1, board, free, solutions);
    }
}
// ANCHOR_END: body
