//! mistake: The best value begins with 0.
//! says: the best value begins at Value::MIN.
// CHANGE: negamax_trap
- #[traced(
-     skip(board),
-     window(alpha, beta),
-     depth(depth),
-     values(mover),
-     search(alpha_beta)
- )]
+ #[traced(skip(board), window(alpha, beta), depth(depth))]

-     let mut best_value = Value::MIN;
+     let mut best_value = 0;
