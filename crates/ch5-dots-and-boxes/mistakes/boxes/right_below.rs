//! mistake: The right side is taken for the line below the left one.
//! says: that line lies below the left side. The right side comes right after the left one.
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + size.cols + 1]
// ANCHOR_END: numbers
