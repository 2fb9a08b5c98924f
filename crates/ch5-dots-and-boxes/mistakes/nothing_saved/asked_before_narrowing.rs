//! mistake: The bounds are compared before the new value narrows them.
//! says: is the bound narrowed before the two are compared?
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        if alpha >= beta {
            break;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
    }
// ANCHOR_END: children
