//! mistake: The difference of the rows equals the difference of the columns: that is one of the two diagonals, and below zero a `usize` cannot go.
//! says: attacks((0, 0), (7, 7)): yours stopped with a panic, and it should be true. A subtraction went below zero, where a usize cannot go. How far apart two numbers are does not depend on which is the larger one.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a - row_b == col_a - col_b
// ANCHOR_END: body
