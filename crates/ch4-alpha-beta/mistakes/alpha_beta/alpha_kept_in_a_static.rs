//! mistake: Alpha lives in a static that is never reset.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static ALPHA: AtomicI32 = AtomicI32::new(Value::MIN);
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let value = go(&board.play(mv), depth - 1, alpha, beta).0;
        if board.better(value, best.0) { best = (value, Some(mv)); }
        match board.to_move() { Player::First => alpha = alpha.max(best.0), Player::Second => beta = beta.min(best.0) }
        if alpha >= beta { break; }
    }
    best
}
let found = go(board, depth, alpha.max(ALPHA.load(SeqCst)), beta);
ALPHA.fetch_max(found.0, SeqCst);
found
// ANCHOR_END: body
