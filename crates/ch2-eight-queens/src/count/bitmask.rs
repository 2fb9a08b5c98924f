//! The second rung: the three arrays as bits.

use super::Count;

/// Counts all ways to place `n` queens, with a row of the board in the bits of a number.
///
/// Three sets of columns describe the next row: the columns still `open`, and those attacked along
/// a diagonal, once for the `falling` diagonals, which move to higher columns from row to row, and
/// once for the `rising` ones, which move to lower ones. Going down a row shifts the two diagonal
/// sets by one. All free squares of the row come out of a single expression, and `free & -free` is
/// the lowest of them.
///
/// The nodes are those of [`arrays`](super::arrays()); a node costs constant time.
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

/// All ways to fill the rows below, the next one on one of its `free` squares.
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
            // The last free square needs no call: there is nothing to come back for.
            (open, falling, rising, free) = (open_below, falling_below, rising_below, free_below);
        }
    }
    count
}
// ANCHOR_END: count_bitmask
