//! mistake: Row and col are swapped.
//! says: row and col are confused
// ANCHOR: numbers
let top = col * size.cols + row;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
