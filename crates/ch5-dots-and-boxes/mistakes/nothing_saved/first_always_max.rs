//! mistake: The best is judged as if MAX moved everywhere.
//! says: at MIN, of 5, 3, 8 and 6 the best is 3, and you say 8
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if value > best_value || recommended.is_none() {
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
