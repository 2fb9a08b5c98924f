//! mistake: All three are demanded at once.
//! says: join the three tests by "or"
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 && cols_apart == 0 && rows_apart == cols_apart
// ANCHOR_END: body
