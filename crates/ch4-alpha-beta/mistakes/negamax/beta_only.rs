//! mistake: Only the opponent's alpha is handed down.
//! says: The opponent sees it from the other side
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, Value::MAX);
