//! The rows within a border.

use super::border::Border;

/// The bit of column 0. The bits on both sides leave room for diagonals that enter the board later.
const MARGIN: usize = super::MOST_QUEENS - 1;

/// The rows without a queen, and the squares that the queens placed so far leave free there.
///
/// The sets are as on the plain board, but the queens of the border attack from all sides. A
/// diagonal that enters the board some rows further down waits in the margin, and moves in row by
/// row.
#[derive(Clone, Copy, Default)]
pub(super) struct Inner {
    /// The columns without a queen.
    pub(super) open: u64,
    /// The columns of the next row that are attacked along falling diagonals.
    pub(super) falling: u64,
    /// The columns of the next row that are attacked along rising diagonals.
    pub(super) rising: u64,
    /// The distance from each row to the next one below, with two bits per row. The search skips a
    /// row whose queen is on the border.
    pub(super) steps: u64,
}

impl Inner {
    // ANCHOR: count_inner
    /// Returns the rows that the four queens of the border leave.
    pub(super) fn within(border: Border, n: usize) -> Inner {
        let queens = border.queens(n);
        let rows: Vec<usize> = (0..n)
            .filter(|row| queens.iter().all(|queen| queen.0 != *row))
            .collect();
        let mut inner = Inner {
            open: ((1 << n) - 1) << MARGIN,
            ..Inner::default()
        };
        for (row, col) in queens {
            let column = MARGIN + col;
            inner.open &= !(1 << column);
            if let Some(&first) = rows.first() {
                // Below a queen her diagonals move apart, and above her they converge.
                inner.falling |= 1 << (column + first - row);
                inner.rising |= 1 << (column + row - first);
            }
        }
        for pair in rows.windows(2).rev() {
            inner.steps = inner.steps << 2 | (pair[1] - pair[0]) as u64;
        }
        inner
    }

    /// Returns the free squares of the next row.
    pub(super) fn free(self) -> u64 {
        self.open & !(self.falling | self.rising)
    }

    /// Returns the same board after a queen in the next row.
    pub(super) fn place(self, queen: u64) -> Inner {
        let step = self.steps & 3;
        Inner {
            open: self.open ^ queen,
            falling: (self.falling | queen) << step,
            rising: (self.rising | queen) >> step,
            steps: self.steps >> 2,
        }
    }
    // ANCHOR_END: count_inner
}
