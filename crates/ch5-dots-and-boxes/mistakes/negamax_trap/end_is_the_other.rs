//! mistake: At the end of the game nobody moves, so the value is the other's.
//! says: after the last line of a game either
// ANCHOR: reply
        let value = if !new_board.done() && new_board.to_move() == board.to_move() {
            negamax_trap(&new_board, depth - 1, alpha, beta).0
        } else {
            -negamax_trap(&new_board, depth - 1, -beta, -alpha).0
        };
// ANCHOR_END: reply
