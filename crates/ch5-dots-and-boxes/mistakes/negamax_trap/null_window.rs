//! mistake: Where the mover stays the window is closed to one value.
//! says: Where the mover stays, a node with the window (2, 9) handed down
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, alpha + 1);
