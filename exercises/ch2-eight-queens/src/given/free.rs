//! The three Boolean arrays: which columns and diagonals are free. Given: nothing to write here.

/// Which columns and diagonals no queen stands on.
///
/// A square lies on one column and on two diagonals. On a *rising* diagonal (up to the right)
/// row + column is the same for every square; on a *falling* one (down to the right) row − column
/// is. A board of n rows has 2n − 1 diagonals of each kind, so each array has just as many
/// places. A sum lies in 0 to 2n − 2, but a difference in −(n − 1) to n − 1: an array has no
/// place −1, so a difference must be shifted before it is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Free {
    /// By column.
    pub columns: Vec<bool>,
    /// Up to the right: by row + column.
    pub rising: Vec<bool>,
    /// Down to the right: by row − column + n − 1.
    pub falling: Vec<bool>,
}

impl Free {
    /// Everything is free on an empty board.
    pub fn new(n: usize) -> Self {
        let diagonals = (2 * n).saturating_sub(1);
        Free {
            columns: vec![true; n],
            rising: vec![true; diagonals],
            falling: vec![true; diagonals],
        }
    }
}

/// The verbs, for all that comes after `first_solution` and `all_solutions`: there you write them out.
impl Free {
    /// Whether no queen attacks this square: its column and both its diagonals are free.
    pub fn is_free(&self, row: usize, col: usize) -> bool {
        let (rising, falling) = self.diagonals(row, col);
        self.columns[col] && self.rising[rising] && self.falling[falling]
    }

    /// Marks the column and both diagonals of a square as taken, by a queen who is placed there.
    pub fn take(&mut self, row: usize, col: usize) {
        self.mark(row, col, false);
    }

    /// Marks them as free again, when she is taken back.
    pub fn give_back(&mut self, row: usize, col: usize) {
        self.mark(row, col, true);
    }

    fn mark(&mut self, row: usize, col: usize, is_free: bool) {
        let (rising, falling) = self.diagonals(row, col);
        self.columns[col] = is_free;
        self.rising[rising] = is_free;
        self.falling[falling] = is_free;
    }

    /// The places of a square's two diagonals in their arrays.
    fn diagonals(&self, row: usize, col: usize) -> (usize, usize) {
        let n = self.columns.len();
        (row + col, row + n - 1 - col)
    }
}
