//! mistake: The best value so far is handed down as alpha, and alpha is forgotten.
//! says: has no opposite
// ANCHOR: reply
        let value = if new_board.to_move() == board.to_move() {
            let (mine, _next) = negamax_trap(&new_board, depth - 1, best_value, beta);
            mine
        } else {
            let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
            -theirs
        };
// ANCHOR_END: reply
