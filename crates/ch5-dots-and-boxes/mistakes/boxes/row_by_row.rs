//! mistake: A row of lines across, then a row of lines down, and so on.
//! says: All lines across come before the first line down
// ANCHOR: numbers
let top = row * (2 * size.cols + 1) + col;
let left = top + size.cols;
[top, left + size.cols + 1, left, left + 1]
// ANCHOR_END: numbers
