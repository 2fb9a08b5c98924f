//! mistake: A board whose mirror image is known is not kept.
//! says: the board was full 2 times. Each full board is to be kept
// ANCHOR: body
if row == n {
    let queens = board.queens();
    let mirrored: Vec<usize> = queens.iter().map(|col| n - 1 - col).collect();
    if !solutions.contains(&mirrored) {
        solutions.push(queens);
    }
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
