//! mistake: Only alpha is negated.
//! says: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, beta, -alpha);
let value = -theirs;
// ANCHOR_END: reply
