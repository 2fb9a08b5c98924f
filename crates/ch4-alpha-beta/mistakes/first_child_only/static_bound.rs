//! mistake: The best value of MAX is kept in a static that is never reset.
//! says: gives another answer the second time
// ANCHOR: start
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static HELD: AtomicI32 = AtomicI32::new(Value::MIN);
let mut value = match c { Player::First => Value::MIN, Player::Second => Value::MAX };
// ANCHOR_END: start
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value != Value::MIN && q.height() > 1 { HELD.fetch_max(value, SeqCst); }
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp || value <= HELD.load(SeqCst) {
            break;
        }
    }
}
// ANCHOR_END: child
