//! mistake: The falling diagonal is tested at one place and marked at the next.
//! says: [0, 1, 2, 3] is no solution: the queens on (0, 0) and (1, 1) share a falling diagonal. The falling diagonal that is marked is not the one that is tested.
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
        free.falling[(falling + 1) % (2 * n - 1)] = false;

        place_row(row + 1, board, free, solutions);

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[(falling + 1) % (2 * n - 1)] = true;
    }
}
// ANCHOR_END: body
