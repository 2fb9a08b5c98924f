//! mistake: Asks whether the old value is better than the new one.
//! says: No move is ever better: better(value, best) asks whether the *first* is better than the second.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(best_value, value) {
