//! mistake: The depth is handed down as it is.
//! says: hand down depth − 1.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth, -beta, -alpha);
