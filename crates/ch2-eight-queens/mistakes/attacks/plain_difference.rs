//! mistake: The difference of the rows equals the difference of the columns: that is one of the two diagonals, and below zero a `usize` cannot go.
//! says: attacks((0, 0), (7, 7)): yours stopped with a panic, and it should return true. A subtraction went below zero, where a usize cannot go. How many rows the two queens are apart, and how many columns, does not depend on which of them is named first.
// ANCHOR: body
row_a == row_b || col_a == col_b || row_a - row_b == col_a - col_b
// ANCHOR_END: body
