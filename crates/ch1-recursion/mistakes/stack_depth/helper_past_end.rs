//! mistake: A traced helper goes past the end.
//! says: from([], 0) asked for a number that is not there.
// ANCHOR: ones
#[traced]
fn from(numbers: &[u64], at: usize) -> u64 { if at > numbers.len() { 0 } else { numbers[at] + from(numbers, at + 1) } }
from(numbers, 0)
// ANCHOR_END: ones
