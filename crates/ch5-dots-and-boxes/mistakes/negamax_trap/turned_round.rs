//! mistake: Negated when the mover stays, and not when the turn passes.
//! says: It is the wrong way round.
//! also: and it should be 31. It is the wrong way round.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
} else {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
};
// ANCHOR_END: reply
