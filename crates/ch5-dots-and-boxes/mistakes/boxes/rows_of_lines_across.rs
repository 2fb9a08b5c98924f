//! mistake: There are only as many rows of lines across as of boxes.
//! says: the lines across come first: rows + 1 rows of them, one more than rows of boxes.
// ANCHOR: numbers
let top = row * size.cols + col;
let left = size.rows * size.cols + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
