//! The third rung: half the first row.

use super::Count;
use super::bitmask::search;

/// Counts all ways to place `n` queens by visiting half of them.
///
/// A solution reflected left to right is another solution, and its first queen is in the other half
/// of the first row. So the search tries only the left half and counts everything twice. If `n` is
/// odd, the middle square is its own reflection. With a queen there, the second row decides: its
/// queen is to the left or to the right, because the middle is attacked.
///
/// Visits half the nodes of [`bitmask`](super::bitmask()), and each node costs the same.
///
/// # Panics
///
/// If `n` is 0 or larger than [`MOST_QUEENS`](super::MOST_QUEENS).
// ANCHOR: count_mirror
pub fn mirror<C: Count>(n: usize) -> C {
    super::assert_size(n);
    if n == 1 {
        return super::bitmask(n); // the reflection of one queen is the same queen
    }
    let columns = (1 << n) - 1;
    let left_half = (1 << (n / 2)) - 1;
    let mut half: C = search(columns, 0, 0, left_half);
    if n % 2 == 1 {
        let middle = 1 << (n / 2);
        let (falling, rising) = (middle << 1, middle >> 1);
        half += C::NODE + search(columns ^ middle, falling, rising, left_half & !rising);
    }
    C::NODE + half.times(2)
}
// ANCHOR_END: count_mirror
