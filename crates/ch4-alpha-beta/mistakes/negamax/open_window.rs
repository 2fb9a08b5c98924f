//! mistake: The reply is asked with an open window.
//! says: an open window was handed on.
//! says: The opponent sees it from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, Value::MAX);
