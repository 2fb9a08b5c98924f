//! mistake: The number of a falling diagonal is the row less the column, which can be below zero.
//! says: attacks((0, 0), (1, 2)): yours stopped with a panic, and it should return false. For (1, 2), row − column is −1, and a usize cannot go below zero.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a + col_a == row_b + col_b || row_a - col_a == row_b - col_b
// ANCHOR_END: body
