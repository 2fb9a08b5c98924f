//! right: The numbers with a closure for the rows above.
// ANCHOR: numbers
let across = |r: usize| r * size.cols + col;
let down = |c: usize| (size.rows + 1) * size.cols + row * (size.cols + 1) + c;
[across(row), across(row + 1), down(col), down(col + 1)]
// ANCHOR_END: numbers
