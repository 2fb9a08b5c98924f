//! Divide with care, and no work is left for combining: quicksort, given.
//!
//! C. A. R. Hoare, "Quicksort", *The Computer Journal* 5(1), 1962. The first number is the pivot.
//! The sizes of the two parts depend on the pivot's final place.

use call_trace::traced;

/// Sorts the numbers in ascending order, in place.
///
/// The depth is ⌊log₂ n⌋ + 1 frames if the pivot is always in the middle, and n frames if it is
/// always the smallest or the largest number. The work is O(n log n) in the first case and O(n²) in
/// the second.
// ANCHOR: quicksort
#[traced]
pub fn quicksort(numbers: &mut [u32]) {
    if numbers.len() <= 1 {
        return;
    }
    let pivot = partition(numbers);
    let (left, right) = numbers.split_at_mut(pivot);
    quicksort(left);
    quicksort(&mut right[1..]);
}
// ANCHOR_END: quicksort

/// Moves the numbers smaller than the first number in front of it, and returns its new place.
// ANCHOR: partition
fn partition(numbers: &mut [u32]) -> usize {
    let mut smaller = 0;
    for at in 1..numbers.len() {
        if numbers[at] < numbers[0] {
            smaller += 1;
            numbers.swap(smaller, at);
        }
    }
    numbers.swap(0, smaller);
    smaller
}
// ANCHOR_END: partition
