//! mistake: Nothing is negated any more.
//! says: The turn passed: what is good for the opponent is bad for the mover, so negate.
// ANCHOR: reply
let (value, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
// ANCHOR_END: reply
