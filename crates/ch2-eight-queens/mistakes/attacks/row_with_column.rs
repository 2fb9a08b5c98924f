//! mistake: A row is compared with a column.
//! says: share
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
row_a == col_b || col_a == row_b || rows_apart == cols_apart
// ANCHOR_END: body
