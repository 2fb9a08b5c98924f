//! right: Each answer is moved into the window: fail-hard.
// ANCHOR: reply
let (low, high) = match (is_first, board.to_move()) {
    (true, _) => (alpha, beta),
    (_, Player::First) => (alpha, alpha + 1),
    (_, Player::Second) => (beta - 1, beta),
};
let mut value = null_window(&new_board, depth - 1, low, high).0.clamp(low, high);
if !is_first && alpha < value && value < beta {
    value = null_window(&new_board, depth - 1, alpha, beta).0.clamp(alpha, beta);
}
// ANCHOR_END: reply
