//! mistake: Takes the largest value, whoever moves, and begins at the worst case of the board.
//! says: That is still the worst case, and O wants small values: ask the board you are on what is better.
//! also: With three moves and depth 1 it is wrong already: mend that first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if value > best_value {
