//! mistake: The loop goes on where alpha has reached beta.
//! says: it ends as soon as alpha reaches beta
// CHANGE: negamax_trap
-         if alpha >= beta {
+         if alpha > beta {
