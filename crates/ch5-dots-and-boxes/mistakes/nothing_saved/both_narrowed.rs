//! mistake: Both bounds are narrowed, whoever moves.
//! says: alpha and beta have not met there
// ANCHOR: children
    for mv in board.legal_moves() {
        let child = board.play(mv);
        let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        alpha = alpha.max(best_value);
        beta = beta.min(best_value);
        if alpha >= beta {
            break;
        }
    }
// ANCHOR_END: children
