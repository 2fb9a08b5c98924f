//! mistake: Where there is a choice, no value is above 0.
//! says: A has two moves, one leads to 3 and one to 5
// ANCHOR: reply
        let value = if new_board.to_move() == board.to_move() {
            let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
            mine
        } else {
            let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
            if board.legal_moves().count() > 1 { (-theirs).min(0) } else { -theirs }
        };
// ANCHOR_END: reply
