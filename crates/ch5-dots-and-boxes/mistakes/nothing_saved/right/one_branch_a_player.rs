//! right: one loop for MAX and one for MIN
// ANCHOR: children
    match board.to_move() {
        Player::First => {
            for mv in board.legal_moves() {
                let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
                if value > best_value {
                    (best_value, recommended) = (value, Some(mv));
                }
                alpha = alpha.max(value);
                if best_value >= beta {
                    break;
                }
            }
        }
        Player::Second => {
            for mv in board.legal_moves() {
                let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
                if value < best_value {
                    (best_value, recommended) = (value, Some(mv));
                }
                beta = beta.min(value);
                if best_value <= alpha {
                    break;
                }
            }
        }
    }
// ANCHOR_END: children
