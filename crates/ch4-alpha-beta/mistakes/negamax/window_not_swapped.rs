//! mistake: The window is handed down as it is.
//! says: that is the window as it is.
//! says: What the mover is sure of, the opponent must not let happen: pass (−beta, −alpha)
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);
let value = -theirs;
// ANCHOR_END: reply
