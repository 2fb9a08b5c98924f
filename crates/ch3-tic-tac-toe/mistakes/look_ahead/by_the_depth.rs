//! mistake: An odd depth takes the largest value and an even one the smallest.
//! says: that is still the worst case, and 3 is better for O, who wants small values: ask the board you are on what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if if depth % 2 == 1 { value > best_value } else { value < best_value } {
