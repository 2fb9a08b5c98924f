//! mistake: The reply is asked with an open window.
//! says: that is an open window.
//! says: What the mover is sure of, the opponent must not let happen: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, Value::MAX);
