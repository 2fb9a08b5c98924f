//! mistake: All boards of a level are collected before the first is visited.
//! says: All boards of a node are made before the first is visited
// ANCHOR: children
let children: Vec<_> = board.legal_moves().map(|mv| (mv, board.play(mv))).collect();
for (mv, child) in children {
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
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
