//! right: Alpha-beta inside a helper: fewer boards, the same answers.
//! told: you leave out moves that cannot matter. That is what chapter 4 is about.
// ANCHOR: body
fn search<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut best, mut kept) = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = search(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best) {
            best = value;
            kept = Some(mv);
        }
        match board.to_move() {
            game::Player::First => alpha = alpha.max(best),
            game::Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    (best, kept)
}
search(board, depth, Value::MIN, Value::MAX)
// ANCHOR_END: body
