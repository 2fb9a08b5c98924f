//! mistake: Each child is made to look whether it is over, and once more to be visited.
//! says: a board is made more than once
// ANCHOR: children
    for mv in board.legal_moves() {
        let value = if board.play(mv).done() {
            board.play(mv).evaluate()
        } else {
            nothing_saved(&board.play(mv), depth - 1, alpha, beta).0
        };
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
        if alpha >= beta {
            break;
        }
    }
// ANCHOR_END: children
