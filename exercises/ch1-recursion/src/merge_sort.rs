//! Divide in the middle, conquer both halves, and combine with care: merge sort.
//!
//! John von Neumann, 1945; Knuth, *The Art of Computer Programming*, volume 3, section 5.2.4.
//! Splitting costs nothing here; all the work is in `merge`, which takes each of n numbers once.
//! With two halves the work is T(n) = 2T(n/2) + n, and that is n log₂ n for a power of two.
//!
//! You can use `numbers.split_at(k)`, `numbers.to_vec()`, and `merged.push(x)`; `merged.extend(rest)`
//! adds all of a slice.

use call_trace::traced;

/// The numbers in ascending order, equal ones as often as they are there.
///
/// Makes 2n − 1 calls (n ≥ 1), ⌈log₂ n⌉ + 1 frames deep, each of which merges what its two calls
/// return. Time O(n log n), and room for n numbers more. The tests sort up to 2 000 numbers, and look at the calls
/// for up to 100: a helper that calls itself needs `#[traced]`, too.
#[traced]
pub fn merge_sort(numbers: &[u32]) -> Vec<u32> {
    todo!("sort both halves, and merge them")
}

/// Two lists in ascending order become one. Takes each number once.
pub fn merge(left: &[u32], right: &[u32]) -> Vec<u32> {
    todo!("the smaller of the two first numbers, again and again")
}
