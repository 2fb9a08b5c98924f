//! mistake: The diagonals are left out.
//! says: (0, 0) and (7, 7) attack: 7 rows and 7 columns apart, as many rows as columns is a diagonal.
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0
// ANCHOR_END: body
