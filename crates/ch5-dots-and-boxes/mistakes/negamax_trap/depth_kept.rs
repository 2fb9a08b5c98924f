//! mistake: An extra turn is looked at one line deeper.
//! says: One line is one depth, also where the mover stays.
// CHANGE: reply
-     let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
+     let (mine, _next) = negamax_trap(&new_board, depth, alpha, beta);
