//! mistake: Keeps the last of several equal moves.
//! says: All moves have the same value: of equal ones the first is kept.
// CHANGE: body
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {
