//! mistake: Both ends are negated, but not swapped.
//! says: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -alpha, -beta);
let value = -theirs;
// ANCHOR_END: reply
