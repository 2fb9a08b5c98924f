//! mistake: Counts the moves in a static instead of on the board.
//! says: gives another answer the second time
// CHANGE: next
+ use std::sync::atomic::{AtomicU32, Ordering};
+ static MOVES: AtomicU32 = AtomicU32::new(0);
  let mut next = board.clone();

- next.moves_done += 1;
+ next.moves_done = MOVES.fetch_add(1, Ordering::SeqCst) + 1;
