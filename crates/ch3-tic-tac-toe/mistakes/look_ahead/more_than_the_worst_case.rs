//! mistake: Takes the largest value, whoever moves, and begins at the worst case of the board.
//! says: that is still the worst case, and 3 is better for O, who wants small values: ask the board you are on what is better.
//! also: that is a worst case, and 2 is right: the boards were never asked what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value > best_value {
