//! mistake: The loop is left as soon as a board was found, as in the search for one.
//! says: 1 of 2: after recording, take back and go on
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
        if !solutions.is_empty() {
            return;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body
