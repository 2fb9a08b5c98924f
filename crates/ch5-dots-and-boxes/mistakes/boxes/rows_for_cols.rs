//! mistake: Rows and columns are confused, which squares forgive.
//! says: a row of lines across has cols.
// ANCHOR: numbers
let top = row * size.rows + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.rows, left, left + 1]
// ANCHOR_END: numbers
