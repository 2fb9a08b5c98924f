//! mistake: The board is kept once turned over, and once as it is.
//! says: 4 boards, only 2 different: keep each full board once.
// ANCHOR: body
if row == n {
    let mut q = board.queens();
    q.reverse();
    solutions.push(q.clone());
    solutions.push(q);
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
