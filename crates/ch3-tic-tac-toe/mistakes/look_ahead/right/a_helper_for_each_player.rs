//! right: Two helpers, one for MAX and one for MIN.
// ANCHOR: body
fn max<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let mut best = (Value::MIN, None);
    for mv in board.legal_moves() {
        let value = any(&board.play(mv), depth - 1).0;
        if value > best.0 {
            best = (value, Some(mv));
        }
    }
    best
}
fn min<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let mut best = (Value::MAX, None);
    for mv in board.legal_moves() {
        let value = any(&board.play(mv), depth - 1).0;
        if value < best.0 {
            best = (value, Some(mv));
        }
    }
    best
}
fn any<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    match board.to_move() {
        game::Player::First => max(board, depth),
        game::Player::Second => min(board, depth),
    }
}
any(board, depth)
// ANCHOR_END: body
