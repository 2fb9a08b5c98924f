//! mistake: Only the opponent's alpha is handed down.
//! says: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, Value::MAX);
let value = -theirs;
// ANCHOR_END: reply
