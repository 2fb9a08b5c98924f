//! mistake: The arguments of better are swapped.
//! says: never replaced
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(best_value, value) {
