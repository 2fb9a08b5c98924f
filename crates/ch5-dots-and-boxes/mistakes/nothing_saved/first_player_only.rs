//! mistake: Only the first player narrows the window.
//! says: the window is not narrowed. Is each bound handed down as it is now? MAX narrows alpha, MIN beta.
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => {},
    }
    if alpha >= beta {
        break; // the moves that are left are never made
    }
}
// ANCHOR_END: children
