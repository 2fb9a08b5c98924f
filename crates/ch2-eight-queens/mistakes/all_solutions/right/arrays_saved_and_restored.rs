//! right: The arrays are copied before the marks and put back after the call.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
} else {
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        let before = free.clone();
        if before.columns[col] & before.rising[rising] & before.falling[falling] {
            board.place(row, col);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;
            place_row(row + 1, board, free, solutions);
            assert_eq!(board.take_back(row), col);
            *free = before;
        }
    }
}
// ANCHOR_END: body
