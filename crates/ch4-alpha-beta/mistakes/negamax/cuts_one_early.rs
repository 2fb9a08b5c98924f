//! mistake: The opponent's beta is one too low.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha - 1);
