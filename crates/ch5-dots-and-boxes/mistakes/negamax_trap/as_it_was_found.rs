//! mistake: The bug as it was found: every move turns the sign.
//! says: the mover stayed: do not negate.
// ANCHOR: reply
let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
let value = -theirs;
// ANCHOR_END: reply
