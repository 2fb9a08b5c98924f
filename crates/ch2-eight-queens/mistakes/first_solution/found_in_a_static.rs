//! mistake: A flag in a static says that a board was found, and is never reset.
//! says: first_solution(8): yours found [], and it should find a solution. 0 queens for 8 rows. No queen was placed on the board.
// CHANGE: body
+ use std::sync::atomic::{AtomicBool, Ordering};
+ static FOUND: AtomicBool = AtomicBool::new(false);
  if row == n {
+     FOUND.store(true, Ordering::SeqCst);
+ }
+ if FOUND.load(Ordering::SeqCst) {
