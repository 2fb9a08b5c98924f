//! mistake: A flag in a static says that a board was found, and is never reset.
//! says: first_solution(6) gives another answer the second time
// CHANGE: body
+ use std::sync::atomic::{AtomicBool, Ordering};
+ static FOUND: AtomicBool = AtomicBool::new(false);
  if row == n {
+     FOUND.store(true, Ordering::SeqCst);
+ }
+ if FOUND.load(Ordering::SeqCst) {
