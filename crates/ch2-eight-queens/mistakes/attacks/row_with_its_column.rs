//! mistake: Compares each row with its own column, not with the other row.
//! says: (2, 1) and (2, 6) share a row, and attacks said false. Each row was compared with its own column
// ANCHOR: body
let ((row_a, col_a), (row_b, col_b)) = (a, b);
row_a == col_a || row_b == col_b || row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body
