//! mistake: The loop ends before the bounds meet.
//! says: A branch still open was cut: cut when alpha and beta meet, not one before.
// CHANGE: children
-     if alpha >= beta {
+     if alpha >= beta - 1 {
