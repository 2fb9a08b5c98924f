//! mistake: The loop goes on while alpha and beta are equal.
//! says: Cut when alpha and beta meet: `>=`, not `>`.
// CHANGE: body
-     if alpha >= beta {
+     if alpha > beta {
