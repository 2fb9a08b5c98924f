//! mistake: The lines across are counted as rows * (cols + 1).
//! says: the + 1 is at the rows.
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = size.rows * (size.cols + 1);
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
