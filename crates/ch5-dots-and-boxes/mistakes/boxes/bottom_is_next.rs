//! mistake: The bottom is taken for the line after the top.
//! says: the top of the one below, and that is cols further on, not one.
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + 1, left, left + 1]
// ANCHOR_END: numbers
