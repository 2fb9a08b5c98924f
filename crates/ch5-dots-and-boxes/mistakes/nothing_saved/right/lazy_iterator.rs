//! right: A chain of iterators that makes a board when it is asked.
//! told: 11 of 12 nodes are built
// ANCHOR: children
for (mv, child) in board.legal_moves().map(|mv| (mv, board.play(mv))) {
    let value = nothing_saved(&child, depth - 1, alpha, beta).0;
    if recommended.is_none() || board.better(value, best_value) {
        best_value = value;
        recommended = Some(mv);
    }
    if board.to_move() == Player::First && value > alpha { alpha = value; }
    if board.to_move() == Player::Second && value < beta { beta = value; }
    if alpha >= beta { return (best_value, recommended); }
}
// ANCHOR_END: children
