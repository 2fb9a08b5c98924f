//! mistake: The loop ends one before alpha reaches beta.
//! says: ended the loop: it ends when alpha reaches beta, not before
// CHANGE: negamax_trap
- #[traced(skip(board), values(mover), search(alpha_beta))]
+ #[traced(skip(board))]

-         if alpha >= beta {
+         if alpha >= beta - 1 {
