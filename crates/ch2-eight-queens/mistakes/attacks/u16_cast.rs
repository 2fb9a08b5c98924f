//! mistake: The numbers are cast to u16.
//! says: 65 536 is the first number that a u16 cannot hold
// ANCHOR: body
let rows_apart = (row_a as u16).abs_diff(row_b as u16);
let cols_apart = (col_a as u16).abs_diff(col_b as u16);
rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body
