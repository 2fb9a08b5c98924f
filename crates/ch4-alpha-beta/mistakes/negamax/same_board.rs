//! mistake: The old board is asked again.
//! says: ask about the new board, and turn the sign of its answer.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(board, depth - 1, -beta, -alpha);
