//! mistake: Stops at 92 boards.
//! says: all_solutions(9): 92 of 352 boards. The boards of 1 to 8 are right
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
for col in 0..n {
    if solutions.len() >= 92 {
        return;
    }
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
