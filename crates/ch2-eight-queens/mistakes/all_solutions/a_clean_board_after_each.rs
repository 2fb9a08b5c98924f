//! mistake: After a full board was kept, everything is cleared, for a fresh start.
//! says: no queen stands in row 3, so none can be taken back: she was placed on (3, 2), and then the board was replaced by a new one.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    *board = Board::new(n);
    *free = Free::new(n);
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
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body
