//! right: The same, traced.
//! told: 8 numbers by ones: 10 calls, 10 frames deep.
// ANCHOR: ones
#[traced]
fn from(numbers: &[u64], at: usize) -> u64 {
    if at == numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) }
}
from(numbers, 0)
// ANCHOR_END: ones
