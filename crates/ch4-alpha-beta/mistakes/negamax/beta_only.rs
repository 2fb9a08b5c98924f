//! mistake: Only the opponent's alpha is handed down.
//! says: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, Value::MAX);
