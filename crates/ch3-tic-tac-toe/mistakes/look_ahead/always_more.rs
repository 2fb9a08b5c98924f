//! mistake: Takes the largest value, whoever moves.
//! says: O wants small values: ask the board you are on what is better.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MIN;

-     if board.better(value, best_value) {
+     if value > best_value {
