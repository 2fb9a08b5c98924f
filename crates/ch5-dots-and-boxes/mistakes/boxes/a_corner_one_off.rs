//! mistake: The row is counted from 1.
//! says: went below 0
// ANCHOR: numbers
let top = (row - 1) * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
