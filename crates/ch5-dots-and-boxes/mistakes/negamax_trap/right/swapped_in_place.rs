//! right: One call, with a window and a sign worked out before.
//! told: With the minus sign on every move it was worth 1.
// ANCHOR: reply
let (sign, low, high) = if new_board.to_move() == board.to_move() {
    (1, alpha, beta)
} else {
    (-1, -beta, -alpha)
};
let value = sign * negamax_trap(&new_board, depth - 1, low, high).0;
// ANCHOR_END: reply
