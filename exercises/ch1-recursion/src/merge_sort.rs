//! Divide in the middle, conquer both halves, and combine with care: merge sort.
//!
//! John von Neumann, 1945; Knuth, *The Art of Computer Programming*, volume 3, section 5.2.4.
//! Splitting costs almost no work. All the work is in `merge`, which appends each of n numbers
//! once. With two halves the work is T(n) = 2T(n/2) + n, which is n log₂ n if n is a power of two.
//!
//! You can use `numbers.split_at(k)`, `numbers.to_vec()` and `merged.push(x)`.
//! `merged.extend(rest)` appends a whole slice.

use call_trace::traced;

/// Returns the numbers in ascending order, with equal numbers as often as before.
///
/// Makes at most 2n − 1 calls (n ≥ 1), is at most ⌈log₂ n⌉ + 1 frames deep, and merges the results
/// of its two calls. It takes O(n log n) time, and memory for n more numbers. The tests sort up to
/// 2 000 numbers, and check the calls for up to 100: a helper that calls itself needs `#[traced]`
/// too.
#[traced]
pub fn merge_sort(numbers: &[u32]) -> Vec<u32> {
    todo!("sort both halves, and merge them")
}

/// Merges two lists in ascending order into one. Appends each number once.
pub fn merge(left: &[u32], right: &[u32]) -> Vec<u32> {
    todo!("the smaller of the two first numbers, again and again")
}
