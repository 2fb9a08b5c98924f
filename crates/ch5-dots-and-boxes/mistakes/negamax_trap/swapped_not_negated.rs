//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: What are these two ends for the player who moves next?
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);
