//! mistake: Where the mover stays the window is opened, to be on the safe side.
//! says: What the mover is sure of is handed down
// ANCHOR: reply
let value = if new_board.to_move() == board.to_move() {
    negamax_trap(&new_board, depth - 1, -Value::MAX, Value::MAX).0
} else {
    -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
};
// ANCHOR_END: reply
