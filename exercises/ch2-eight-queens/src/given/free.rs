//! The three Boolean arrays of free columns and diagonals. Given: you write no code here.

/// The columns and diagonals without a queen.
///
/// Each square belongs to one column and two diagonals. On a *rising* diagonal (up to the right)
/// row + column is the same for every square. On a *falling* one (down to the right) row − column
/// is the same. A board of n rows has 2n − 1 diagonals of each kind, so each array has just as many
/// places. A sum is in the range 0 to 2n − 2, but a difference in −(n − 1) to n − 1. An array has
/// no place −1, so a difference must be shifted before use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Free {
    /// Indexed by column.
    pub columns: Vec<bool>,
    /// Up to the right, indexed by row + column.
    pub rising: Vec<bool>,
    /// Down to the right, indexed by row − column + n − 1.
    pub falling: Vec<bool>,
}

impl Free {
    /// Creates the arrays of an empty board, where everything is free.
    pub fn new(n: usize) -> Self {
        let diagonals = (2 * n).saturating_sub(1);
        Free {
            columns: vec![true; n],
            rising: vec![true; diagonals],
            falling: vec![true; diagonals],
        }
    }
}

/// Methods for all searches after `first_solution` and `all_solutions`. In those two you write them
/// out.
impl Free {
    /// Returns whether no queen attacks this square: its column and both its diagonals are free.
    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let (rising, falling) = self.diagonals(row, col);
        self.columns[col] && self.rising[rising] && self.falling[falling]
    }

    /// Marks the column and both diagonals of a square as taken, when a queen is placed there.
    pub fn take(&mut self, row: usize, col: usize) {
        self.mark(row, col, false);
    }

    /// Marks the column and both diagonals as free again, when the queen is taken back.
    pub fn give_back(&mut self, row: usize, col: usize) {
        self.mark(row, col, true);
    }

    fn mark(&mut self, row: usize, col: usize, is_free: bool) {
        let (rising, falling) = self.diagonals(row, col);
        self.columns[col] = is_free;
        self.rising[rising] = is_free;
        self.falling[falling] = is_free;
    }

    /// Returns the places of a square's two diagonals in their arrays.
    fn diagonals(&self, row: usize, col: usize) -> (usize, usize) {
        let n = self.columns.len();
        (row + col, row + n - 1 - col)
    }
}
