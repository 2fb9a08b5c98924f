//! mistake: The best value of MAX is kept in a static that is never reset.
//! says: gives another answer the second time
// ANCHOR: start
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static HELD: AtomicI32 = AtomicI32::new(Value::MIN);
let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
// ANCHOR_END: start
// CHANGE: child
+         if value != Value::MIN && q.height() > 1 { HELD.fetch_max(value, SeqCst); }
          if value >= vp {

-         if value <= vp {
+         if value <= vp || value <= HELD.load(SeqCst) {
