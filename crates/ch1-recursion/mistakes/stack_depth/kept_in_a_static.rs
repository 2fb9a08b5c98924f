//! mistake: Adds on to a static.
//! says: gives another answer the second time
// ANCHOR: ones
use std::sync::atomic::{AtomicU64, Ordering};
static SUM: AtomicU64 = AtomicU64::new(0);
for number in numbers { SUM.fetch_add(*number, Ordering::SeqCst); }
SUM.load(Ordering::SeqCst)
// ANCHOR_END: ones
