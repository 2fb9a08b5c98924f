//! mistake: The difference of the rows equals the difference of the columns: that is one of the two diagonals, and below zero a `usize` cannot go.
//! says: (0, 3), (3, 0)) went below zero
//! says: compare distances (`abs_diff`), there are two diagonals.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a - row_b == col_a - col_b
// ANCHOR_END: body
