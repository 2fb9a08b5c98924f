//! mistake: The child is asked for its value and once more for the best.
//! says: a child is asked for more than once: keep its answer.
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (nothing_saved(&child, depth - 1, alpha, beta).0, Some(mv));
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
