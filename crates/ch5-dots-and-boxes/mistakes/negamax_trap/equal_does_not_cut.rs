//! mistake: The loop goes on where alpha has reached beta.
//! says: it ends as soon as alpha reaches beta
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
+         if alpha > beta {
