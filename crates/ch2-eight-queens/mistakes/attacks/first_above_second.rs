//! mistake: Subtracts the second row from the first.
//! says: attacks((5, 6), (2, 3)): yours stopped with a panic, and it should be true. A subtraction went below zero, where a usize cannot go. How far apart two numbers are does not depend on which is the larger one.
// CHANGE: body
- let rows_apart = row_a.abs_diff(row_b);
+ let rows_apart = (row_b - row_a);
