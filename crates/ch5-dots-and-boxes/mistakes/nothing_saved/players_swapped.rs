//! mistake: MAX narrows beta, MIN alpha.
//! says: the wrong bound is narrowed
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::Second => alpha = alpha.max(best_value),
        Player::First => beta = beta.min(best_value),
    }
    if alpha >= beta {
        break; // the moves that are left are never made
    }
}
// ANCHOR_END: children
