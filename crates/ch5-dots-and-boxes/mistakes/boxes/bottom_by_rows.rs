//! mistake: The bottom is rows further on.
//! says: its bottom is line
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.rows, left, left + 1]
// ANCHOR_END: numbers
