//! mistake: The value is negated only when the turn passes, the window always.
//! says: What are these two ends for the player who moves next?
// ANCHOR: reply
let (found, _next) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
let value = if new_board.to_move() == board.to_move() {
    found
} else {
    -found
};
// ANCHOR_END: reply
