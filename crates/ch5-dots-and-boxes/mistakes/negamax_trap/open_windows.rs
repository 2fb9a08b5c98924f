//! mistake: The signs are right, and the windows are open again.
//! says: What the mover is sure of is handed down
// ANCHOR: reply
let (found, _next) = negamax_trap(&new_board, depth - 1, -Value::MAX, Value::MAX);
let value = if new_board.to_move() == board.to_move() {
    found
} else {
    -found
};
// ANCHOR_END: reply
