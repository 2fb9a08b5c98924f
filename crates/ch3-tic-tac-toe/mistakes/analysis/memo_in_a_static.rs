//! mistake: Keeps the outcome of the last move in a static.
//! says: gives another answer the second time
// CHANGE: verdict
+ use std::sync::atomic::{AtomicI32, Ordering};
+ static LAST: AtomicI32 = AtomicI32::new(0);
+ let before = before + LAST.swap(1, Ordering::SeqCst) * before.abs().max(1);
  if before == after {
