//! mistake: Negates the value of the call below, as negamax does, on a board whose values are the first player's.
//! says: The moves lead to 3, 7, 5: do not negate. Values are the first player's, whoever moves.
// CHANGE: body
-     if board.better(value, best_value) {
-         best_value = value;
+     if board.better(-value, best_value) {
+         best_value = -value;
