//! right: Where the window is narrow already, `alpha_beta` goes on.
// ANCHOR: reply
use crate::alpha_beta::alpha_beta;
let is_narrow = i64::from(beta) - i64::from(alpha) <= 1;
let value = if is_narrow {
    alpha_beta(&new_board, depth - 1, alpha, beta).0
} else if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = match board.to_move() {
        Player::First => (alpha, alpha + 1),
        Player::Second => (beta - 1, beta),
    };
    match alpha_beta(&new_board, depth - 1, low, high).0 {
        better if alpha < better && better < beta => null_window(&new_board, depth - 1, alpha, beta).0,
        bound => bound,
    }
};
// ANCHOR_END: reply
