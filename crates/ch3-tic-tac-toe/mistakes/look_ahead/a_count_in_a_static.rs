//! mistake: Adds what it has counted in a static.
//! says: gives another answer the second time
// CHANGE: body
- (best_value, recommended)
+ use std::sync::atomic::{AtomicI32, Ordering};
+ static CALLS: AtomicI32 = AtomicI32::new(0);
+ (best_value + CALLS.fetch_add(1, Ordering::SeqCst) / 20, recommended)
