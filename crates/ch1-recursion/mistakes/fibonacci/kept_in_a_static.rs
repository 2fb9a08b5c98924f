//! mistake: Adds on to a static.
//! says: fibonacci(6) gives another answer the second time
// ANCHOR: plain
use std::sync::atomic::{AtomicU64, Ordering};
static SUM: AtomicU64 = AtomicU64::new(0);
fn go(n: u64) { if n < 2 { SUM.fetch_add(n, Ordering::SeqCst); } else { go(n - 1); go(n - 2); } }
go(n);
SUM.load(Ordering::SeqCst)
// ANCHOR_END: plain
