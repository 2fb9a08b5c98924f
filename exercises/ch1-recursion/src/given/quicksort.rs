//! Divide with care, and there is nothing to combine: quicksort, given.
//!
//! C. A. R. Hoare, "Quicksort", *The Computer Journal* 5(1), 1962. The first number is the pivot;
//! how even the two parts are depends on where it belongs.

use call_trace::traced;

/// Puts the numbers in ascending order, where they are.
///
/// From ⌊log₂ n⌋ + 1 frames deep, where the pivot is always in the middle, to n, where it is always the
/// smallest or the largest. The work is O(n log n) for the first, and O(n²) for the second.
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

/// Brings what is smaller than the first number before it, and says where it is then.
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
