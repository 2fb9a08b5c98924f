//! mistake: Takes every value for the best.
//! says: That is the value of the last move. Keep the best so far; the board says what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     {
