//! mistake: The arguments of better are swapped.
//! says: you take the worst for the player who moves.
// CHANGE: children
-     if board.better(value, best_value) {
+     if board.better(best_value, value) || recommended.is_none() {
