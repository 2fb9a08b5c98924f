//! mistake: The child is asked who moves.
//! says: The wrong bound is narrowed
// CHANGE: children
-     match board.to_move() {
+     match child.to_move() {
