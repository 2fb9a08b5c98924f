//! mistake: The best value, which begins at `Value::MIN`, is negated.
//! says: −i32::MIN overflows
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -best_value);
