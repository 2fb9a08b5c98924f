//! mistake: Only the opponent's beta is handed down.
//! says: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, -alpha);
let value = -theirs;
// ANCHOR_END: reply
