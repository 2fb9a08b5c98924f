//! mistake: A traced helper begins at 1.
//! says: sum_by_ones([7]): yours returned 0, and it should be 7. One number is its own sum.
// ANCHOR: ones
#[traced]
fn from(numbers: &[u64], at: usize) -> u64 { if at >= numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) } }
from(numbers, 1)
// ANCHOR_END: ones
