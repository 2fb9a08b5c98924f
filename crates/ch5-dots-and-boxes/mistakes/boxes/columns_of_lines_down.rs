//! mistake: The lines down are numbered column by column.
//! says: lines down are numbered row by row, too, not column by column.
// ANCHOR: numbers
let top = row * size.cols + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + col * size.rows + row;
[top, top + size.cols, left, left + size.rows]
// ANCHOR_END: numbers
