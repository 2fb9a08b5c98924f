//! mistake: The ways are counted in a static.
//! says: another
// ANCHOR: body
if columns == full {
    WAYS.fetch_add(1, Ordering::SeqCst);
    return 1;
}
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body
// ANCHOR: bitmask
pub fn bitmask(n: u32) -> u64 {
    let full = (1 << n) - 1;
    place_row(full, 0, 0, 0);
    WAYS.load(Ordering::SeqCst)
}
use std::sync::atomic::{AtomicU64, Ordering};
static WAYS: AtomicU64 = AtomicU64::new(0);
// ANCHOR_END: bitmask
