//! mistake: The loop ends one before alpha reaches beta.
//! says: ended the loop: it ends when alpha reaches beta, not before
// CHANGE: negamax_trap
- #[traced(
-     skip(board),
-     window(alpha, beta),
-     depth(depth),
-     values(mover),
-     search(alpha_beta)
- )]
+ #[traced(skip(board), window(alpha, beta), depth(depth))]

-         if alpha >= beta {
+         if alpha >= beta - 1 {
