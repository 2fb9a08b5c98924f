//! mistake: The last value is kept, whatever it is.
//! says: you take the last, 6.
// CHANGE: children
-     if board.better(value, best_value) {
+     {
