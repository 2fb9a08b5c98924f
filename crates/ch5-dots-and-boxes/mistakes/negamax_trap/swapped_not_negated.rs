//! mistake: Where the turn passes the ends are swapped and not negated.
//! says: The value has the right sign, and the window is wrong. Where does the player who moves next see it from the other side?
// CHANGE: reply
-     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
+     let (theirs, _reply) = negamax_trap(&new_board, depth - 1, beta, alpha);
