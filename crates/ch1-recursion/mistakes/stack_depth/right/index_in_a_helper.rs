//! right: By ones, with an index in a helper without #[traced].
//! told: put #[traced] on the helper, and its tree is drawn.
// ANCHOR: ones
fn from(numbers: &[u64], at: usize) -> u64 {
    if at == numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) }
}
from(numbers, 0)
// ANCHOR_END: ones
