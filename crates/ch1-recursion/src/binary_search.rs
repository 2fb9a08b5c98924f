//! Divide and conquer with only one part left to conquer: binary search, given.
//!
//! Knuth, *The Art of Computer Programming*, volume 3, section 6.2.1.

use call_trace::traced;

/// Returns whether `wanted` is among the numbers, which are in ascending order.
///
/// Makes at most ⌊log₂ n⌋ + 2 calls, including a last one with an empty slice.
// ANCHOR: binary_search
#[traced]
pub fn binary_search(numbers: &[u32], wanted: u32) -> bool {
    if numbers.is_empty() {
        return false;
    }
    let middle = numbers.len() / 2;
    if wanted < numbers[middle] {
        binary_search(&numbers[..middle], wanted)
    } else if wanted > numbers[middle] {
        binary_search(&numbers[middle + 1..], wanted)
    } else {
        true
    }
}
// ANCHOR_END: binary_search
