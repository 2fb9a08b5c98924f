//! mistake: Compares each row with its own column, not with the other row.
//! says: attacks((2, 1), (2, 6)): yours returned false, and it should be true. They share a row. Each row was compared with its own column: compare the two rows with each other, and the two columns.
// ANCHOR: body
let ((row_a, col_a), (row_b, col_b)) = (a, b);
row_a == col_a || row_b == col_b || row_a.abs_diff(row_b) == col_a.abs_diff(col_b)
// ANCHOR_END: body
