//! mistake: The answer is negated and the window turned, as in negamax.
//! says: A value is always the first player's, so nothing is negated.
// ANCHOR: reply
let value = if is_first {
    -null_window(&new_board, depth - 1, beta.saturating_neg(), alpha.saturating_neg()).0
} else {
    let bound = -null_window(&new_board, depth - 1, -alpha - 1, -alpha).0;
    if alpha < bound && bound < beta {
        -null_window(&new_board, depth - 1, beta.saturating_neg(), -alpha).0
    } else {
        bound
    }
};
// ANCHOR_END: reply
