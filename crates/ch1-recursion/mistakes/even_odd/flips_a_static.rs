//! mistake: Adds up in a static what it was asked about.
//! says: is_odd(6) gives another answer the second time: something is kept from one call to the next
// ANCHOR: even
use std::sync::atomic::{AtomicU64, Ordering};
static SUM: AtomicU64 = AtomicU64::new(0);
(SUM.fetch_add(n, Ordering::SeqCst) + n) % 2 == 0
// ANCHOR_END: even
