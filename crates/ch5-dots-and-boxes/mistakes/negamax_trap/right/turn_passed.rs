//! right: Asks chapter 4's law.
// ANCHOR: reply
let value = if alpha_beta::negamax::turn_passed(board, &new_board) {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
} else {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
};
// ANCHOR_END: reply
