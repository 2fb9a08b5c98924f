//! right: The questions are put to `alpha_beta`.
// ANCHOR: reply
use crate::alpha_beta::alpha_beta;
let value = if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = if board.to_move() == Player::First {
        (alpha, alpha + 1)
    } else {
        (beta - 1, beta)
    };
    let bound = alpha_beta(&new_board, depth - 1, low, high).0;
    if bound <= alpha || bound >= beta {
        bound
    } else {
        null_window(&new_board, depth - 1, alpha, beta).0
    }
};
// ANCHOR_END: reply
