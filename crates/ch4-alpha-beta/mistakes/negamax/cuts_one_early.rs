//! mistake: The opponent's beta is one too low.
//! says: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha - 1);
let value = -theirs;
// ANCHOR_END: reply
