//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: The value is negated rightly, and the window is not: swap its ends where you negate, and nowhere else.
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);
