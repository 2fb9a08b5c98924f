//! mistake: Equal moves are taken by turns, counted in a static.
//! says: yours returned other moves, and it should be the same.
// ANCHOR: body
use std::sync::atomic::{AtomicUsize, Ordering};
static TURN: AtomicUsize = AtomicUsize::new(0);
let _ = rng;
let mut best: Vec<B::Move> = vec![];
let mut best_value = board.worst_case();
for (mv, value) in valued {
    if board.better(value, best_value) {
        best_value = value;
        best = vec![mv];
    } else if value == best_value {
        best.push(mv);
    }
}
if best.is_empty() { None } else { Some(best[TURN.fetch_add(1, Ordering::SeqCst) % best.len()]) }
// ANCHOR_END: body
