//! mistake: Negates the value of the call below, as negamax does, on a board whose values are the first player's.
//! says: value −3, and the moves lead to 3, 7, 5: nothing is negated.
// CHANGE: body
-     if board.better(value, best_value) {
-         best_value = value;
+     if board.better(-value, best_value) {
+         best_value = -value;
