//! The second rung: the three arrays as bits.

use super::Count;

/// Counts all ways to place `n` queens, with a row of the board in the bits of a number.
///
/// Three sets of columns describe the next row: the columns still `open`, and those attacked along
/// a diagonal, once for the diagonals that move to the `left` from row to row and once for those
/// that move to the `right`. Going down a row shifts the two diagonal sets by one. All free squares
/// of the row come out of a single expression, and `free & -free` is the lowest of them.
///
/// The nodes are those of [`arrays`](super::arrays), a node costs a constant time.
///
/// Source: folklore; printed by M. Richards, *Backtracking algorithms in MCPL using bit patterns
/// and recursion*, University of Cambridge Computer Laboratory, 1997.
///
/// # Panics
///
/// If `n` is larger than [`MOST_QUEENS`](super::MOST_QUEENS).
pub fn bitmask<C: Count>(n: usize) -> C {
    C::NODE + Rows::empty(n).search()
}

/// What the queens placed so far leave to the rows below them.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// The columns without a queen.
    open: u32,
    /// The columns of the next row that are attacked from the upper right.
    left: u32,
    /// The columns of the next row that are attacked from the upper left.
    right: u32,
}

impl Rows {
    /// The board of `n` columns without a queen.
    pub(super) fn empty(n: usize) -> Rows {
        assert!(
            n <= super::MOST_QUEENS,
            "{n} queens are too many: a row has room for 32"
        );
        let open = u32::MAX.checked_shr(32 - n as u32).unwrap_or(0);
        Rows {
            open,
            left: 0,
            right: 0,
        }
    }

    /// The same board after a queen in the next row.
    pub(super) fn place(self, queen: u32) -> Rows {
        Rows {
            open: self.open ^ queen,
            left: (self.left | queen) << 1,
            right: (self.right | queen) >> 1,
        }
    }

    /// The free squares of the next row.
    pub(super) fn free(self) -> u32 {
        self.open & !(self.left | self.right)
    }

    // ANCHOR: count_bitmask
    /// All ways to fill the rows below.
    pub(super) fn search<C: Count>(self) -> C {
        self.search_in(u32::MAX)
    }

    /// All ways to fill the rows below, the next one within `columns`.
    pub(super) fn search_in<C: Count>(mut self, columns: u32) -> C {
        let mut count = C::NONE;
        let mut free = self.free() & columns;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            count += C::NODE;
            let below = self.place(queen);
            if below.open == 0 {
                count += C::SOLUTION;
            } else if free != 0 {
                count += below.search();
            } else {
                // The last free square of a row needs no call: there is nothing to come back for.
                (self, free) = (below, below.free());
            }
        }
        count
    }
    // ANCHOR_END: count_bitmask
}
