//! mistake: The loop ends before the bounds meet.
//! says: a branch still open was cut: cut when alpha and beta meet, not one before.
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    if alpha >= beta - 1 {
        break; // the moves that are left are never made
    }
}
// ANCHOR_END: children
