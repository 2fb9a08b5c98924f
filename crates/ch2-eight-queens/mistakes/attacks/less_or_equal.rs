//! mistake: Not more rows than columns is taken for a diagonal.
//! says: (0, 0) and (1, 2) share no line: 1 row and 2 columns apart.
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0 || rows_apart <= cols_apart
// ANCHOR_END: body
