//! mistake: Whose bound it is, the depth says.
//! says: the wrong bound is narrowed
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        if depth % 2 == 0 {
            alpha = alpha.max(best_value);
        } else {
            beta = beta.min(best_value);
        }
        if alpha >= beta {
            break;
        }
    }
// ANCHOR_END: children
