//! mistake: The set of closed boxes is kept from call to call.
//! says: gives another answer the second time
// ANCHOR: closed
use std::sync::atomic::{AtomicU32, Ordering};
static BEFORE: AtomicU32 = AtomicU32::new(0);
let now = drawn | 1 << line;
let mut all = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        if sides(size, row, col).iter().all(|side| now & 1 << side != 0) {
            all |= 1 << (row * size.cols + col);
        }
    }
}
all & !BEFORE.swap(all, Ordering::SeqCst)
// ANCHOR_END: closed
