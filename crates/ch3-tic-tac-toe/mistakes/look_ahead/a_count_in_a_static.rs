//! mistake: Adds what it has counted in a static.
//! says: gives another answer the second time
// ANCHOR: body
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
use std::sync::atomic::{AtomicI32, Ordering};
static CALLS: AtomicI32 = AtomicI32::new(0);
(best_value + CALLS.fetch_add(1, Ordering::SeqCst) / 20, recommended)
// ANCHOR_END: body
