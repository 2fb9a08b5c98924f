//! mistake: Keeps the last winner in a static.
//! says: gives another answer the second time
// ANCHOR: value
use std::sync::atomic::{AtomicI32, Ordering};
static LAST: AtomicI32 = AtomicI32::new(0);
let value = match winner {
    Some(Player::First) => 10 - moves_done as Value,
    Some(Player::Second) => moves_done as Value - 10,
    None => LAST.load(Ordering::SeqCst),
};
LAST.store(value, Ordering::SeqCst);
value
// ANCHOR_END: value
