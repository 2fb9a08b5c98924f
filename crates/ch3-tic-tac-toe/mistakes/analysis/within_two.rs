//! mistake: Calls a move best if it is nearly as good.
//! says: Another move is better: compare the values.
// CHANGE: verdict
- if before == after {
+ if (before - after).abs() <= 2 {
