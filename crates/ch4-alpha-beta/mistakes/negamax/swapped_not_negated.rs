//! mistake: The ends are swapped, but not negated.
//! says: the ends changed places, and were not negated.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, alpha);
