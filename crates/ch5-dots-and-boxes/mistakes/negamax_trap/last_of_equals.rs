//! mistake: A move that is only a bound away replaces the best.
//! says: Keep the move that the best value belongs to
// CHANGE: negamax_trap
- #[traced(
-     skip(board),
-     window(alpha, beta),
-     depth(depth),
-     values(mover),
-     search(alpha_beta)
- )]
+ #[traced(skip(board), window(alpha, beta), depth(depth))]

-         if value > best_value {
+         if value >= best_value {
