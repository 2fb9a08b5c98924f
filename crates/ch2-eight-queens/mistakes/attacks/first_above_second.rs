//! mistake: Subtracts the second row from the first.
//! says: attacks((5, 6), (2, 3)): yours stopped with a panic, and it should return true. A subtraction went below zero, where a usize cannot go. How many rows the two queens are apart, and how many columns, does not depend on which of them is named first.
// CHANGE: body
- let rows_apart = row_a.abs_diff(row_b);
+ let rows_apart = (row_b - row_a);
