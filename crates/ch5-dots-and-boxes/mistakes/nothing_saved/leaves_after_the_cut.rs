//! mistake: The bounds are asked after a board is made, and finished boards are visited all the same.
//! says: some cuts are missing. A MAX node with the window [2, 9] got a reply of 10, and went on with the next children
//! also: nodes saved, boards built not. Boards are made that are not visited
// ANCHOR: children
for mv in board.legal_moves() {
    let child = board.play(mv);
    if child.done() || alpha < beta {
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
    }
}
// ANCHOR_END: children
