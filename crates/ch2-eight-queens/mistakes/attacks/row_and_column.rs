//! mistake: Joins row and column by and.
//! says: attacks((2, 1), (2, 6)): yours returned false, and it should be true. They share a row. Only diagonals count: a shared row is enough, and so is a shared column. Join the three tests by "or".
// ANCHOR: body
let ((row_a, col_a), (row_b, col_b)) = (a, b);
row_a == row_b && col_a == col_b || row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body
