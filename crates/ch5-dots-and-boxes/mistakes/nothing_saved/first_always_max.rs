//! mistake: The best is judged as if MAX moved everywhere.
//! says: At MIN, of 5, 3, 8 and 6 the best is 3, and yours returns 8
// CHANGE: children
-     if board.better(value, best_value) {
+     if value > best_value || recommended.is_none() {
