//! mistake: The best value lives in a static that is never reset.
//! says: gives another answer the second time
// ANCHOR: body
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static BEST: AtomicI32 = AtomicI32::new(Value::MAX);
let mut value = match mover { Player::First => Value::MIN, Player::Second => BEST.load(SeqCst) };
for leaf in node.children() {
    match mover {
        Player::First => { value = value.max(leaf.value()); if value >= held { return Known::AtLeast(value); } }
        Player::Second => { value = value.min(leaf.value()); BEST.store(value, SeqCst); if value <= held { return Known::AtMost(value); } }
    }
}
Known::Exactly(value)
// ANCHOR_END: body
