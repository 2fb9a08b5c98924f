//! mistake: The row is left out.
//! says: (2, 1) and (2, 6) share a row, and attacks said false. No row counts
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body
