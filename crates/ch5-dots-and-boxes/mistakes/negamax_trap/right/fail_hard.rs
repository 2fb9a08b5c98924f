//! right: Returns alpha where nothing is better.
// CHANGE: negamax_trap
- #[traced(
-     skip(board),
-     window(alpha, beta),
-     depth(depth),
-     values(mover),
-     search(alpha_beta)
- )]
+ #[traced(skip(board), window(alpha, beta), depth(depth))]

-     (best_value, recommended)
+     (if best_value == Value::MIN { alpha } else { best_value }, recommended)
