//! mistake: Leaves the loop as soon as a child is no better than the one before.
//! says: that 3 is no better is no reason
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        } else {
            break;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
    }
// ANCHOR_END: children
