//! mistake: An equal value replaces the move.
//! says: Equal is not better
// CHANGE: children
-     if board.better(value, best_value) {
+     if !board.better(best_value, value) {
