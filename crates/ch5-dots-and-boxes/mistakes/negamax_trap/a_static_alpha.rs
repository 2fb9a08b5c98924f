//! mistake: What somebody is sure of is kept in a static.
//! says: handed down (1000, 9), and should hand down (2, 9)
// CHANGE: negamax_trap
-     let mut alpha = alpha;
+     use std::sync::atomic::{AtomicI32, Ordering};
+     static SURE: AtomicI32 = AtomicI32::new(-Value::MAX);
+     let mut alpha = alpha.max(SURE.load(Ordering::SeqCst));

+         if board.to_move() == Player::First { SURE.fetch_max(1000, Ordering::SeqCst); }
          if alpha >= beta {
