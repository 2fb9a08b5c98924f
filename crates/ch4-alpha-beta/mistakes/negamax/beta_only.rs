//! mistake: Only the opponent's alpha is handed down.
//! says: The mover's window was (44, +∞) by then: only beta was handed on, the other end is open.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, Value::MAX);
