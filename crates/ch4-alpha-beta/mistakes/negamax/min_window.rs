//! mistake: The opponent gets Value::MIN as alpha.
//! says: −i32::MIN overflows: hand down −beta and −alpha
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, Value::MIN, -alpha);
