//! mistake: An odd depth takes the largest value and an even one the smallest.
//! says: That is still the worst case, and O wants small values: ask the board you are on what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if if depth % 2 == 1 { value > best_value } else { value < best_value } {
