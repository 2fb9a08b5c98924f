//! mistake: The last value is kept, whatever it is.
//! says: and yours returns 6: you take the last. Keep the best until
// CHANGE: children
-     if board.better(value, best_value) {
+     {
