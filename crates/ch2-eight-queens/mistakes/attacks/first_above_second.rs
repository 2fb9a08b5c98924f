//! mistake: Subtracts the second row from the first.
//! says: went below zero, where a usize cannot go: compare distances (`abs_diff`)
// CHANGE: body
- let rows_apart = row_a.abs_diff(row_b);
+ let rows_apart = (row_b - row_a);
