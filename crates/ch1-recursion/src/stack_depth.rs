//! Memory for the height of the tree, not for its size: the same sum, the same number of calls, two
//! depths.
//!
//! Kruse and Ryba (1999, chapter 5): the stack needs room for the height of the recursion tree, not
//! for its number of nodes. Both functions split a slice into two non-empty parts, so both trees
//! have n leaves and n − 1 inner nodes. Only their shapes differ.
//!
//! You can use `numbers.split_at(k)`, which returns the first k numbers and the rest. You can match
//! a slice by its shape: `[]`, `[only]`, `_`. In the second case `only` is a reference, and its
//! value is `*only`.

use call_trace::traced;

/// Returns the sum of the numbers: the first one, plus the sum of all the others.
///
/// Makes at most 2n − 1 calls (n ≥ 2) and is n frames deep, or n + 1 if the recursion continues to
/// the empty list. The sum of no numbers is 0. The tests use up to 200 numbers, and check the
/// calls: a helper that calls itself needs `#[traced]` too.
// ANCHOR: sum_by_ones
#[traced]
pub fn sum_by_ones(numbers: &[u64]) -> u64 {
    // ANCHOR: ones todo!("the sum, with the first number split off")
    match numbers {
        [] => 0,
        [only] => *only,
        _ => {
            let (first, rest) = numbers.split_at(1);
            sum_by_ones(first) + sum_by_ones(rest)
        }
    }
    // ANCHOR_END: ones
}
// ANCHOR_END: sum_by_ones

/// Returns the sum of the numbers: the left half, plus the right half. Divide and conquer.
///
/// Makes at most 2n − 1 calls (n ≥ 1) and is at most ⌈log₂ n⌉ + 1 frames deep. The sum of no
/// numbers is 0. The tests use up to 1 000 numbers, and check the calls.
// ANCHOR: sum_by_halves
#[traced]
pub fn sum_by_halves(numbers: &[u64]) -> u64 {
    // ANCHOR: halves todo!("the sum, split in the middle")
    match numbers {
        [] => 0,
        [only] => *only,
        _ => {
            let (left, right) = numbers.split_at(numbers.len() / 2);
            sum_by_halves(left) + sum_by_halves(right)
        }
    }
    // ANCHOR_END: halves
}
// ANCHOR_END: sum_by_halves
