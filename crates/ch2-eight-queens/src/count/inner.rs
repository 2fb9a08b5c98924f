//! The rows within a border.

use super::border::Border;

/// Column 0 is this bit, so that diagonals can come in from both sides of the board.
const MARGIN: usize = super::MOST_QUEENS - 1;

/// What the queens placed so far leave to the rows that have none.
///
/// As on the plain board, but the queens of the border attack from all sides. A diagonal that will
/// meet the board only some rows further down waits in the margin, and moves in row by row.
#[derive(Clone, Copy, Default)]
pub(super) struct Inner {
    /// The columns without a queen.
    pub(super) open: u64,
    /// The columns of the next row that are attacked along falling diagonals.
    pub(super) falling: u64,
    /// The columns of the next row that are attacked along rising diagonals.
    pub(super) rising: u64,
    /// How far it is from each row to the one below, two bits a row: a row whose queen stands in
    /// the border is stepped over.
    pub(super) steps: u64,
}

impl Inner {
    // ANCHOR: count_inner
    /// The rows that the four queens of the border leave.
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
                // Going down, the diagonals of a queen part; going up to it, they meet.
                inner.falling |= 1 << (column + first - row);
                inner.rising |= 1 << (column + row - first);
            }
        }
        for pair in rows.windows(2).rev() {
            inner.steps = inner.steps << 2 | (pair[1] - pair[0]) as u64;
        }
        inner
    }

    /// The free squares of the next row.
    pub(super) fn free(self) -> u64 {
        self.open & !(self.falling | self.rising)
    }

    /// The same board after a queen in the next row.
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
