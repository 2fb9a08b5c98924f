//! mistake: The numbers are cast to u8.
//! says: 256 is the first number that a u8 cannot hold
// ANCHOR: body
let rows_apart = (row_a as u8).abs_diff(row_b as u8);
let cols_apart = (col_a as u8).abs_diff(col_b as u8);
rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body
