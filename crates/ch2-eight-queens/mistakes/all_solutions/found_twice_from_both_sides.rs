//! mistake: Each board is kept with its mirror image.
//! says: 4 boards, only 2 different: keep each full board once.
// ANCHOR: body
if row == n {
    let queens = board.queens();
    solutions.push(queens.iter().map(|col| n - 1 - col).collect());
    solutions.push(queens);
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
