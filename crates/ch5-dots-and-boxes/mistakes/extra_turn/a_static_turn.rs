//! mistake: The turn is kept in a static.
//! says: gives another answer the second time
// CHANGE: next
+ use std::sync::atomic::{AtomicBool, Ordering};
+ static SECOND: AtomicBool = AtomicBool::new(false);
  if closed == 0 {
-     next.to_move = board.to_move.other();
+     let second = !SECOND.fetch_xor(true, Ordering::SeqCst);
+     next.to_move = if second { Player::Second } else { Player::First };
