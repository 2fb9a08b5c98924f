//! mistake: The window counts as closed while one value is still in it.
//! says: A branch still open was cut
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta - 1 {
