//! mistake: Alpha is kept in a static.
//! says: something is kept from one search to the next, in a static perhaps.
// ANCHOR: children
use std::sync::atomic::{AtomicI32, Ordering};
static SURE: AtomicI32 = AtomicI32::new(Value::MIN);
if board.to_move() == Player::First { alpha = alpha.max(SURE.load(Ordering::SeqCst)); }
for mv in board.legal_moves() {
    let child = board.play(mv);
    let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        (best_value, recommended) = (value, Some(mv));
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    SURE.store(alpha, Ordering::SeqCst);
    if alpha >= beta {
        break; // the moves that are left are never made
    }
}
// ANCHOR_END: children
