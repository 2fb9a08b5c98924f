//! mistake: The ends are swapped, but not negated.
//! says: the ends changed places, and were not negated.
//! says: What the mover is sure of, the opponent must not let happen: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, alpha);
