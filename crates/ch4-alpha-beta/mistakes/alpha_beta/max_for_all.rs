//! mistake: Everybody maximises.
//! says: MIN takes the smallest value, and yours the largest
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MIN;

-     if board.better(value, best_value) {
+     if value > best_value {
