//! mistake: The reply is asked with an open window.
//! says: 549 946 nodes, 18 297 suffice: what the mover is sure of
//! says: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -Value::MAX, Value::MAX);
let value = -theirs;
// ANCHOR_END: reply
