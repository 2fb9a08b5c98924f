//! mistake: The window is handed down as in negamax.
//! says: the window is negated on its way down.
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, -beta, -alpha);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
        if alpha >= beta {
            break; // the moves that are left are never made
        }
    }
// ANCHOR_END: children
