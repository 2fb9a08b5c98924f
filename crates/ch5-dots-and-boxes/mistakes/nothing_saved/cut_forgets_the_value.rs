//! mistake: Leaves before the value that cuts is kept.
//! says: The reply that ends the loop is not kept
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        match board.to_move() {
            Player::First => alpha = alpha.max(value),
            Player::Second => beta = beta.min(value),
        }
        if alpha >= beta {
            break;
        }
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
    }
// ANCHOR_END: children
