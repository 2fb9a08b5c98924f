//! mistake: The best value begins with 0.
//! says: the best value begins at Value::MIN.
// CHANGE: negamax_trap
- #[traced(skip(board), values(mover), search(alpha_beta))]
+ #[traced(skip(board))]

-     let mut best_value = Value::MIN;
+     let mut best_value = 0;
