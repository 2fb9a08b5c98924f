//! mistake: The lines down are numbered before those across.
//! says: The lines across come first, and those down after all of them.
// ANCHOR: numbers
let left = row * (size.cols + 1) + col;
let top = size.rows * (size.cols + 1) + row * size.cols + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers
