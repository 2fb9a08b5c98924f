//! right: One loop for MAX, one for MIN, early returns.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// ANCHOR: body
if depth == 0 || board.done() { return (board.evaluate(), None); }
let mut best = None;
if board.to_move() == Player::First {
    let mut alpha = alpha;
    let mut value = Value::MIN;
    for mv in board.legal_moves() {
        let v = alpha_beta(&board.play(mv), depth - 1, alpha, beta).0;
        if v > value { value = v; best = Some(mv); }
        if value >= beta { return (value, best); }
        alpha = alpha.max(value);
    }
    (value, best)
} else {
    let mut beta = beta;
    let mut value = Value::MAX;
    for mv in board.legal_moves() {
        let v = alpha_beta(&board.play(mv), depth - 1, alpha, beta).0;
        if v < value { value = v; best = Some(mv); }
        if value <= alpha { return (value, best); }
        beta = beta.min(value);
    }
    (value, best)
}
// ANCHOR_END: body
