//! mistake: The lines down are numbered from 0 again.
//! says: the lines across come first: rows + 1 rows of them.
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
