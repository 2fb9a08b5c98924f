//! mistake: Takes the smallest value, whoever moves.
//! says: X wants large values: ask the board you are on what is better.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MAX;

-     if board.better(value, best_value) {
+     if value < best_value {
