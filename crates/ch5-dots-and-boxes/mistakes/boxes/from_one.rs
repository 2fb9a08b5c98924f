//! mistake: Lines are numbered from 1.
//! says: The first line is line 0.
// ANCHOR: numbers
let top = row * size.cols + col + 1;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + 1 + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
