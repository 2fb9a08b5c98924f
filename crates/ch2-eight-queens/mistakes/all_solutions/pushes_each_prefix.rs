//! mistake: Every board on the way is kept.
//! says: 1 queen for 4 rows. Keep the board when all rows are filled
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

        solutions.push(board.queens());
        place_row(row + 1, board, free, solutions);

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body
