//! mistake: Alpha is kept in a static.
//! says: something is kept from one search to the next, in a static perhaps.
// CHANGE: children
+ use std::sync::atomic::{AtomicI32, Ordering};
+ static SURE: AtomicI32 = AtomicI32::new(Value::MIN);
+ if board.to_move() == Player::First { alpha = alpha.max(SURE.load(Ordering::SeqCst)); }
  for mv in board.legal_moves() {

+     SURE.store(alpha, Ordering::SeqCst);
      if alpha >= beta {
