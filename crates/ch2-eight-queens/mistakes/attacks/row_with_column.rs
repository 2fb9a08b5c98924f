//! mistake: A row is compared with a column.
//! says: share
// CHANGE: body
- rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
+ row_a == col_b || col_a == row_b || rows_apart == cols_apart
