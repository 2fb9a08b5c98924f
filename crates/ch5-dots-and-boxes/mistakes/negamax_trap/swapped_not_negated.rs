//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: Value negated rightly, window not: swap both or neither.
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);
