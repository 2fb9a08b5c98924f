//! The board on which the queens are placed and taken back. Given: nothing to write here.

use std::fmt;

use call_trace::{Position, State, Way};

/// A square: its row, then its column, both from 0.
pub type Square = (usize, usize);

/// A board of n rows with at most one queen in each.
///
/// It knows where the queens stand, and nothing of what they attack: that is kept beside it.
/// While a run is being recorded, every queen placed or taken back is recorded with a picture
/// of the board.
///
/// There is one board, which every call changes and puts right again, so it has no `Clone`.
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    /// For each row the column of its queen.
    columns: Vec<Option<usize>>,
    /// For a recording: the squares of the queens in the order of their placement.
    way: Way,
}

impl Board {
    /// An empty board of n rows and n columns.
    pub fn new(n: usize) -> Self {
        Board {
            columns: vec![None; n],
            way: Way::default(),
        }
    }

    /// How many rows, and columns, the board has.
    pub fn size(&self) -> usize {
        self.columns.len()
    }

    /// Puts the queen of `row` into column `col`. If she stands in another column of that row, she
    /// is moved on.
    ///
    /// # Panics
    /// When there is no such square.
    #[track_caller]
    pub fn place(&mut self, row: usize, col: usize) {
        let n = self.size();
        assert!(
            row < n && col < n,
            "({row}, {col}) is off the board: rows and columns are 0 to {}",
            n.saturating_sub(1)
        );
        let before = self.position_in_recording();
        self.columns[row] = Some(col);
        self.way
            .play(before, (row * n + col, col), None, &self.state());
    }

    /// Takes the queen of `row` off the board and says in which column it stood.
    ///
    /// # Panics
    /// When no queen stands in that row.
    #[track_caller]
    pub fn take_back(&mut self, row: usize) -> usize {
        let before = self.position_in_recording();
        let queen = self.columns.get_mut(row).and_then(Option::take);
        let Some(col) = queen else {
            panic!("no queen stands in row {row}, so none can be taken back")
        };
        let square = row * self.size() + col;
        self.way.take_back(before, (square, col), self);
        col
    }

    /// The columns of the queens on the board, from the first row to the last.
    pub fn queens(&self) -> Vec<usize> {
        self.columns.iter().copied().flatten().collect()
    }

    /// Which position of the recording that runs the board is.
    #[doc(hidden)]
    pub fn position_in_recording(&self) -> Position {
        self.way.at(|| self.state())
    }

    /// What a recording says of the board.
    fn state(&self) -> State<'_> {
        State {
            kind: "queens",
            ..State::text(self)
        }
    }
}

/// One line a row, `Q` for a queen and `.` for an empty square.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, queen) in self.columns.iter().enumerate() {
            if row > 0 {
                f.write_str("\n")?;
            }
            for col in 0..self.size() {
                f.write_str(if *queen == Some(col) { "Q" } else { "." })?;
            }
        }
        Ok(())
    }
}
