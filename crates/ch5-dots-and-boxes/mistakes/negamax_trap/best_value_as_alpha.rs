//! mistake: The best value so far is handed down as alpha, and alpha is forgotten.
//! says: has no opposite
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth - 1, best_value, beta);
