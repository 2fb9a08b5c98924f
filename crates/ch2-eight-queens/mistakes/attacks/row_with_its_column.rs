//! mistake: Each row is compared with its own column.
//! says: Each row was compared with its own column
// ANCHOR: body
let rows_apart = row_a.abs_diff(col_a);
let cols_apart = row_b.abs_diff(col_b);
row_a == row_b || col_a == col_b || rows_apart == cols_apart
// ANCHOR_END: body
