//! mistake: The distances are compared the wrong way.
//! says: as many rows as columns is a diagonal.
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0 || rows_apart != cols_apart
// ANCHOR_END: body
