//! mistake: Takes the smallest value, whoever moves.
//! says: value 3, and 7 is better for X, who wants large values
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MAX;

-     if board.better(value, best_value) {
+     if value < best_value {
