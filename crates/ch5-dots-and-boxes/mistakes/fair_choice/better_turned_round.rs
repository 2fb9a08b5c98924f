//! mistake: The arguments of better are swapped.
//! says: No value is ever better. `board.better(value, old)` asks whether the first
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(best_value, value) {
