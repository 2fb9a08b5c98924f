//! mistake: Lines across are counted with cols + 1 in a row.
//! says: lines across have cols in a row; cols + 1 is for those down.
// ANCHOR: numbers
let top = row * (size.cols + 1) + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
