//! mistake: A line that lets the mover stay takes no depth.
//! says: One line is one depth, also where the mover stays.
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply
