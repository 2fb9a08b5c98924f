//! mistake: Keeps the largest answer in a static.
//! says: gcd(40, 25) is 6, asked after gcd(12, 18); it should be 5, whatever was asked before.
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering};
static LAST: AtomicU64 = AtomicU64::new(0);
if b == 0 { LAST.fetch_max(a, Ordering::SeqCst); return LAST.load(Ordering::SeqCst); }
gcd(b, a % b)
// ANCHOR_END: body
