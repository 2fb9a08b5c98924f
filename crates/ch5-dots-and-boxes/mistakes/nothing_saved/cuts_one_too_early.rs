//! mistake: The loop ends before the bounds meet.
//! says: A branch still open was cut: a MAX node with the window (2, 9) left its loop after a reply of 8. Can a move still change the result there?
// CHANGE: children
-     if alpha >= beta {
+     if alpha >= beta - 1 {
