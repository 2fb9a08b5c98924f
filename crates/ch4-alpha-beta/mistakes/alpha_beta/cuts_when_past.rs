//! mistake: The loop goes on while alpha and beta are equal.
//! says: Yours goes on where alpha and beta are equal. Can a move still change the result there?
// CHANGE: body
-     if alpha >= beta {
+     if alpha > beta {
