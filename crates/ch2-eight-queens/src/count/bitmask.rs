//! The second rung: the three arrays as bits.

use super::Count;

/// Counts all ways to place `n` queens, with a row of the board in the bits of a number.
///
/// Three sets of columns describe the next row: the columns still `open`, and the columns attacked
/// along a diagonal. The `falling` diagonals move to higher columns from row to row, and the
/// `rising` ones to lower columns. One row further down, both diagonal sets shift by one. A single
/// expression computes all free squares of the row, and `free & -free` is the lowest of them.
///
/// The nodes are the same as for [`arrays`](super::arrays()), and each node costs constant time.
///
/// Source: folklore; printed by M. Richards, *Backtracking algorithms in MCPL using bit patterns
/// and recursion*, University of Cambridge Computer Laboratory, 1997.
///
/// # Panics
///
/// If `n` is 0 or larger than [`MOST_QUEENS`](super::MOST_QUEENS).
// ANCHOR: count_bitmask
pub fn bitmask<C: Count>(n: usize) -> C {
    super::assert_size(n);
    let columns = (1 << n) - 1;
    C::NODE + search(columns, 0, 0, columns)
}

/// Counts all ways to fill the rows below, with the next queen on one of the `free` squares.
pub(super) fn search<C: Count>(
    mut open: u32,
    mut falling: u32,
    mut rising: u32,
    mut free: u32,
) -> C {
    let mut count = C::NONE;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        count += C::NODE;

        let open_below = open ^ queen;
        let (falling_below, rising_below) = ((falling | queen) << 1, (rising | queen) >> 1);
        let free_below = open_below & !(falling_below | rising_below);
        if free_below == 0 {
            // A dead end, unless all rows are filled.
            if open_below == 0 {
                count += C::SOLUTION;
            }
        } else if free != 0 {
            count += search(open_below, falling_below, rising_below, free_below);
        } else {
            // The last free square needs no call: the search need not return to this row.
            (open, falling, rising, free) = (open_below, falling_below, rising_below, free_below);
        }
    }
    count
}
// ANCHOR_END: count_bitmask
