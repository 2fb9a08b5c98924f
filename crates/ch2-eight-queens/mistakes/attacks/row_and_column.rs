//! mistake: Joins row and column by and.
//! says: (2, 1) and (2, 6) share a row, and attacks said false. Only diagonals count
// ANCHOR: body
let ((row_a, col_a), (row_b, col_b)) = (a, b);
row_a == row_b && col_a == col_b || row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body
