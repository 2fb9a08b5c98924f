//! mistake: The same player has no beta: nobody forbids anything.
//! says: Both ends of the window are handed down, and you hand down one
// ANCHOR: reply
        let value = if new_board.to_move() == board.to_move() {
            negamax_trap(&new_board, depth - 1, alpha, Value::MAX).0
        } else {
            -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
        };
// ANCHOR_END: reply
