//! mistake: The loop goes on while alpha equals beta.
//! says: yours reads the 35, and the second 44 has closed the window before it.
// CHANGE: negamax
-         if alpha >= beta {
+         if alpha > beta {
