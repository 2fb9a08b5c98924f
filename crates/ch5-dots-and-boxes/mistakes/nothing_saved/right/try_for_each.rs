//! right: an iterator that breaks
// ANCHOR: children
    use std::ops::ControlFlow;
    let _ = board.legal_moves().try_for_each(|mv| {
        let (value, _) = nothing_saved(&board.play(mv), depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(mv));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
        if alpha >= beta { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
// ANCHOR_END: children
