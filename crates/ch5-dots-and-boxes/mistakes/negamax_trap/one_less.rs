//! mistake: One is taken off on the way up.
//! says: on the way up a value keeps its size
// ANCHOR: reply
        let value = if new_board.to_move() == board.to_move() {
            let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
            mine
        } else {
            let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
            -theirs - 1
        };
// ANCHOR_END: reply
