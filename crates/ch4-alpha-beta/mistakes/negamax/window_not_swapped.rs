//! mistake: The window is handed down as it is.
//! says: both ends were handed on as they are.
//! says: The opponent sees the same window from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);
