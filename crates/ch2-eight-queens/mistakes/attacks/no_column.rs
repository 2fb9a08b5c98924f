//! mistake: The column is left out.
//! says: (1, 4) and (6, 4) share a column, and attacks said false. No column counts
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body
