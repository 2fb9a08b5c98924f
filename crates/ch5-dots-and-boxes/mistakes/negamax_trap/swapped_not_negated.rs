//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: The value has the right sign, and the window is wrong: pass (−beta, −alpha) where you negate the value, and (alpha, beta) elsewhere.
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);
