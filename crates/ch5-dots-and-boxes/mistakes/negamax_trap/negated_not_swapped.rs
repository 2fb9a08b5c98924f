//! mistake: Where the turn passes both ends are negated, but not swapped.
//! says: The value has the right sign, and the window is wrong. Where does the player who moves next see it from the other side?
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, alpha, beta).0
} else {
    -negamax_trap(&new_board, depth - 1, -alpha, -beta).0
};
// ANCHOR_END: reply
