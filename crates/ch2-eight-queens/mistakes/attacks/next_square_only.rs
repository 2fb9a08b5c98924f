//! mistake: A diagonal ends after one square.
//! says: A diagonal goes on to the edge of the board
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0 || rows_apart == 1 && cols_apart == 1
// ANCHOR_END: body
