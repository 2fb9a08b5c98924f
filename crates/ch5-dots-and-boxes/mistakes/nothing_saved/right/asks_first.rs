//! right: The bound is asked at the top of the loop.
// ANCHOR: children
let mut moves = board.legal_moves();
while alpha < beta {
    let Some(mv) = moves.next() else { break };
    let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(value),
        Player::Second => beta = beta.min(value),
    }
}
// ANCHOR_END: children
