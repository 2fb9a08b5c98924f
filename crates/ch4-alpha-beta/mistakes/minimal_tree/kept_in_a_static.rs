//! mistake: The sum is kept in a static.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
static SUM: AtomicU64 = AtomicU64::new(0);
SUM.fetch_add(branching.pow(depth.div_ceil(2)), SeqCst);
SUM.fetch_add(branching.pow(depth / 2), SeqCst);
SUM.load(SeqCst) - 1
// ANCHOR_END: body
