//! mistake: Keeps the largest answer in a static.
//! says: something is kept from one call to the next
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering};
static LAST: AtomicU64 = AtomicU64::new(0);
if b == 0 { LAST.fetch_max(a, Ordering::SeqCst); return LAST.load(Ordering::SeqCst); }
gcd(b, a % b)
// ANCHOR_END: body
