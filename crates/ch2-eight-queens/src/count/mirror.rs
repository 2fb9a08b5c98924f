//! The third rung: half the first row.

use super::Count;
use super::bitmask::search;

/// Counts all ways to place `n` queens by looking at half of them.
///
/// Reflected left to right, a solution is another solution, and its first queen stands in the other
/// half of the first row. So it is enough to try the left half and to count everything twice. When
/// `n` is odd the middle square is its own reflection. With a queen there, the second row decides:
/// its queen stands to the left or to the right, the middle being attacked.
///
/// Half the nodes of [`bitmask`](super::bitmask()); a node costs the same.
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
