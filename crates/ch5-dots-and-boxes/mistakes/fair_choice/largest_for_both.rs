//! mistake: The largest value is best for both players.
//! says: Where the second player moves, no value is ever better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value > best_value {
