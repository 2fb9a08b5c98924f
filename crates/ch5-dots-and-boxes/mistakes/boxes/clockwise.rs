//! mistake: The sides are given clockwise.
//! says: are its sides, but in another order
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, left + 1, top + size.cols, left]
// ANCHOR_END: numbers
