//! mistake: A value is negated whenever the second player moves.
//! says: compare who moves on both
// ANCHOR: reply
let (value, _) = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta)
} else {
    negamax_trap(&new_board, depth - 1, -beta, -alpha)
};
let value = if board.to_move() == Player::Second { -value } else { value };
// ANCHOR_END: reply
