//! right: A helper without #[traced] does the work.
//! told: without a call that the recorder sees: a loop, or a helper without #[traced].
// ANCHOR: body
fn from_to(low: u64, high: u64) -> u64 {
    if low > high { 1 } else if low == high { low } else {
        let middle = (low + high) / 2;
        from_to(low, middle) * from_to(middle + 1, high)
    }
}
from_to(1, n)
// ANCHOR_END: body
