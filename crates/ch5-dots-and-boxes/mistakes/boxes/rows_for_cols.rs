//! mistake: Rows and columns are confused, which squares forgive.
//! says: lines across have cols in a row.
// ANCHOR: numbers
let top = row * size.rows + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.rows, left, left + 1]
// ANCHOR_END: numbers
