//! mistake: Counts down all calls that are ever made in a static.
//! says: look_ahead on the empty board at depth 9: yours returned 1, and it should be 0.
// CHANGE: body
+ use std::sync::atomic::{AtomicU32, Ordering};
+ static LEFT: AtomicU32 = AtomicU32::new(100_000);
+ let left = LEFT.fetch_sub(1, Ordering::SeqCst);
+ if left > 100_000 || left < 2 {
+     return (board.evaluate() + 1, None);
+ }
  if depth == 0 || board.done() {
