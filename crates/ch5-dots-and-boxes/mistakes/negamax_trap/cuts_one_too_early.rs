//! mistake: The loop ends one before alpha reaches beta.
//! says: ended the loop: it ends when alpha reaches beta, not before
// CHANGE: negamax_trap
-         if alpha >= beta {
+         if alpha >= beta - 1 {
