//! mistake: The value is negated when the turn passes, the window never.
//! says: The value is negated rightly, and the window is not: swap its ends where you negate, and nowhere else.
// ANCHOR: reply
let (found, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
let value = if new_board.to_move() == board.to_move() {
    found
} else {
    -found
};
// ANCHOR_END: reply
