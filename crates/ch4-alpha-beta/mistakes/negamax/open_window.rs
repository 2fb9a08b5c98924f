//! mistake: The reply is asked with an open window.
//! says: that is an open window.
//! says: The opponent's window is the mover's, negated and with its ends exchanged: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, Value::MAX);
