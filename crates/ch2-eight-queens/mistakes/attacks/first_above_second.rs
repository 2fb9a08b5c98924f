//! mistake: Subtracts the second row from the first.
//! says: went below zero, where a usize cannot go: compare distances (`abs_diff`)
// ANCHOR: body
let rows_apart = (row_b - row_a);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
// ANCHOR_END: body
