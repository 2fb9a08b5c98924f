//! mistake: The depth goes on from the last call.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
static NEXT: AtomicU32 = AtomicU32::new(1);
let timed = Timed::new(board.clone(), clock);
let first = if most == 3 { NEXT.load(SeqCst) } else { 1 };
for depth in first..=most {
    let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
    if clock.is_up() { break; }
    deepest = Deepest { depth, value, recommended };
    if depth == 2 && most == 3 { NEXT.store(3, SeqCst); }
}
deepest
// ANCHOR_END: body
