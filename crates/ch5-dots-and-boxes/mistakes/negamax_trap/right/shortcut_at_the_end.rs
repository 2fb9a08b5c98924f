//! right: A board that is over is valued without a call.
// ANCHOR: reply
let mine = |value: Value| if board.to_move() == Player::First { value } else { -value };
let value = if depth == 1 || new_board.done() {
    mine(new_board.evaluate())
} else if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply
