//! right: Every queen above is asked; no arrays.
// ANCHOR: body
use crate::attacks::attacks;
if row == n {
    solutions.push(board.queens());
    return;
}
for col in 0..n {
    let above = board.queens();
    if above.iter().enumerate().any(|(r, &c)| attacks((r, c), (row, col))) {
        continue;
    }
    board.place(row, col);
    place_row(row + 1, board, free, solutions);
    board.take_back(row);
}
// ANCHOR_END: body
