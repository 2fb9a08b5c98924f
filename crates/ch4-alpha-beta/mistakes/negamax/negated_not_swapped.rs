//! mistake: Both ends are negated, but not swapped.
//! says: both ends are negated, and they did not change places.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -alpha, -beta);
