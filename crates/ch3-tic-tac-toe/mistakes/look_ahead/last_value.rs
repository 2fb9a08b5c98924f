//! mistake: Takes every value for the best.
//! says: value 5: that is the last move's, and 7 is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     {
