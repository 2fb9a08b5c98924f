//! right: The iterator is asked for another child when the bounds have not met.
// ANCHOR: children
let mut children = board.legal_moves().map(|mv| (mv, board.play(mv))).peekable();
while let Some((mv, child)) = children.next() {
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    if alpha >= beta || children.peek().is_none() {
        break; // the moves that are left are never made
    }
}
// ANCHOR_END: children
