//! mistake: Only the old board is asked who moves.
//! says: one board does not say whether the turn passed
// ANCHOR: reply
let value = if board.to_move() == Player::First {
    let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
    mine
} else {
    let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
    -theirs
};
// ANCHOR_END: reply
