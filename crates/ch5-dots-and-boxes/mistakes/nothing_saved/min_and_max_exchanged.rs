//! mistake: alpha gets the smaller, beta the larger.
//! says: a bound moves the wrong way
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.min(best_value),
            Player::Second => beta = beta.max(best_value),
        }
        if alpha >= beta {
            break; // the moves that are left are never made
        }
    }
// ANCHOR_END: children
