//! mistake: Takes the smallest value, whoever moves, and begins at the worst case of the board.
//! says: That is still the worst case, and X wants large values: ask the board you are on what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value < best_value {
