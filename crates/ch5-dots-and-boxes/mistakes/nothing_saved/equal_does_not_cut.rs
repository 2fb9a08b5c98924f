//! mistake: The loop goes on when the bounds meet.
//! says: Some cuts are missing.
// CHANGE: children
-     if alpha >= beta {
+     if alpha > beta {
