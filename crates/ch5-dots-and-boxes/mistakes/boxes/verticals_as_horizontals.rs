//! mistake: Lines down are numbered as if there were `cols` in a row.
//! says: lines down have cols + 1 in a row.
// ANCHOR: numbers
let top = row * size.cols + col;
let left = (size.rows + 1) * size.cols + row * size.cols + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
