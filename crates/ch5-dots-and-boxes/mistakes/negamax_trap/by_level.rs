//! mistake: The sign is turned on every other level.
//! says: the level does not say who moves.
// ANCHOR: reply
let value = if depth % 2 == 0 {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply
