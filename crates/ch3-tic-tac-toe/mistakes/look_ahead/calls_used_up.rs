//! mistake: Counts down all calls that are ever made in a static.
//! says: is worth 0 at depth 9, not
// ANCHOR: body
use std::sync::atomic::{AtomicU32, Ordering};
static LEFT: AtomicU32 = AtomicU32::new(100_000);
let left = LEFT.fetch_sub(1, Ordering::SeqCst);
if left > 100_000 || left < 2 {
    return (board.evaluate() + 1, None);
}
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body
