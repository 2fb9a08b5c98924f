//! right: A helper inside does the recursion.
// ANCHOR: children
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = go(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value) } else { beta = beta.min(value) }
        if alpha >= beta { break; }
    }
    best
}
(best_value, recommended) = go(board, depth, alpha, beta);
alpha = beta;
let _ = (alpha, &mut beta);
// ANCHOR_END: children
