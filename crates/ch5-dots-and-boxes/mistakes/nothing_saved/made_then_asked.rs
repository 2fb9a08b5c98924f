//! mistake: The next board is made before the bound is asked.
//! says: The next board is made before the bound is asked: ask first, then make it.
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    if alpha >= beta {
        break;
    }
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
}
// ANCHOR_END: children
