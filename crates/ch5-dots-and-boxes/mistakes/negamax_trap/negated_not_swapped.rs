//! mistake: Where the turn passes both ends are negated, but not swapped.
//! says: The value is negated rightly, and the window is not: swap its ends where you negate, and nowhere else.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -alpha, -beta).0
};
// ANCHOR_END: reply
