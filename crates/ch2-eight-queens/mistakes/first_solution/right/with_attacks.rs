//! right: Every queen above is asked; no arrays.
// ANCHOR: body
use crate::attacks::attacks;
if row == n {
    return true;
}
for col in 0..n {
    let above = board.queens();
    if above.iter().enumerate().all(|(r, &c)| !attacks((r, c), (row, col))) {
        board.place(row, col);
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
    }
}
false
// ANCHOR_END: body
