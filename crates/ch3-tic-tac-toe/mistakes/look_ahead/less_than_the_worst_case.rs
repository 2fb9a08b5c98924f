//! mistake: Takes the smallest value, whoever moves, and begins at the worst case of the board.
//! says: that is still the worst case, and 7 is better for X, who wants large values: ask the board you are on what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value < best_value {
