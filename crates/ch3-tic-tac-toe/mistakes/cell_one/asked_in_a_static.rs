//! mistake: Remembers the last cell that was typed in a static.
//! says: gives another answer the second time
// CHANGE: asked
+ use std::sync::atomic::{AtomicUsize, Ordering};
+ static LAST: AtomicUsize = AtomicUsize::new(0);
  loop {

-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if cell == LAST.load(Ordering::SeqCst) => {}
+         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => {
+             LAST.store(cell, Ordering::SeqCst);
+             return Some(cell);
+         }
