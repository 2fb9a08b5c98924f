//! right: An untraced helper that returns the value only.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// ANCHOR: body
fn value_of<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() { board.evaluate() } else { best(board, depth, alpha, beta).0 }
}
fn best<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    let mut found: Option<(Value, B::Move)> = None;
    for mv in board.legal_moves() {
        let value = value_of(&board.play(mv), depth - 1, alpha, beta);
        if found.is_none_or(|(old, _)| board.better(value, old)) { found = Some((value, mv)); }
        if board.to_move() == Player::First { alpha = alpha.max(value); } else { beta = beta.min(value); }
        if beta <= alpha { break; }
    }
    found.map_or((board.worst_case(), None), |(value, mv)| (value, Some(mv)))
}
if depth == 0 || board.done() { return (board.evaluate(), None); }
best(board, depth, alpha, beta)
// ANCHOR_END: body
