//! mistake: Where the turn passes both ends are negated, but not swapped.
//! says: Once both ends are negated, which of them is the lower one?
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -alpha, -beta).0
};
// ANCHOR_END: reply
