//! mistake: Keeps the last of several equal moves.
//! says: all moves are worth 4, and you recommend c: of equal ones the first is kept.
// CHANGE: body
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {
