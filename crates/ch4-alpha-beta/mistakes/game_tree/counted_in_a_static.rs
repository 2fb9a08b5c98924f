//! mistake: Who moves is counted in a static that is never reset.
//! says: gives another answer the second time: something is kept from one call to the next
// ANCHOR: body
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static BEST: AtomicI32 = AtomicI32::new(Value::MIN);
if node.is_leaf() { return node.value(); }
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
let value = match mover {
    Player::First => theirs.max().unwrap_or(0),
    Player::Second => theirs.min().unwrap_or(0),
};
if node.height() == 2 && value == 4 {
    return value + BEST.swap(1, SeqCst).max(0);
}
value
// ANCHOR_END: body
