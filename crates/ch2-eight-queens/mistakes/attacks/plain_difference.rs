//! mistake: The difference of the rows equals the difference of the columns: that is one of the two diagonals, and below zero a `usize` cannot go.
//! says: went below zero, where a usize cannot go: compare distances (`abs_diff`), there are two diagonals.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a - row_b == col_a - col_b
// ANCHOR_END: body
