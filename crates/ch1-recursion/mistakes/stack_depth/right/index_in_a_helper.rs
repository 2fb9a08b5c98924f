//! right: By ones, with an index in a helper without #[traced].
//! told: without a call that the recorder sees: a loop, or a helper without #[traced].
// ANCHOR: ones
fn from(numbers: &[u64], at: usize) -> u64 {
    if at == numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) }
}
from(numbers, 0)
// ANCHOR_END: ones
