//! mistake: Where the mover stays, alpha is the least there is.
//! says: What the mover is sure of is handed down
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth - 1, -Value::MAX, beta);
