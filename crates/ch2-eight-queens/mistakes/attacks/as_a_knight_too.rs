//! mistake: The moves of a knight are counted, too.
//! says: That is the move of a knight.
// ANCHOR: body
let rows_apart = row_a.abs_diff(row_b);
let cols_apart = col_a.abs_diff(col_b);
rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart || rows_apart + cols_apart == 3
// ANCHOR_END: body
