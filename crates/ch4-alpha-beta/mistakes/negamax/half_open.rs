//! mistake: Only the opponent's beta is handed down.
//! says: an open one was handed on.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);
