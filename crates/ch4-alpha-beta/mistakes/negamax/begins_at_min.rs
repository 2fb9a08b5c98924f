//! mistake: The best value, which begins at `Value::MIN`, is negated.
//! says: −i32::MIN overflows
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -best_value);
let value = -theirs;
// ANCHOR_END: reply
