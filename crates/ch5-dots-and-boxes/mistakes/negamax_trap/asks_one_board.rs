//! mistake: Only the new board is asked who moves.
//! says: One board does not say whether the turn passed: compare who moves on both.
// ANCHOR: reply
let value = if new_board.to_move() == Player::First {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply
