//! The board for placing queens and taking them back. Given: you write no code here.

use std::fmt;

use call_trace::{Position, State, Way};

/// A square: its row, then its column, both from 0.
pub type Square = (usize, usize);

/// A board of n rows with at most one queen in each.
///
/// It stores the places of the queens, but not the squares that they attack: the arrays beside the
/// board store those. During a recording, every placed or removed queen is recorded with a picture
/// of the board.
///
/// All calls share one board, change it and restore it, so it has no `Clone`.
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    /// The column of each row's queen, or `None` if the row has no queen.
    columns: Vec<Option<usize>>,
    /// For a recording: the squares of the queens in the order of their placement.
    way: Way,
}

impl Board {
    /// Creates an empty board of n rows and n columns.
    pub fn new(n: usize) -> Self {
        Board {
            columns: vec![None; n],
            way: Way::default(),
        }
    }

    /// Returns the number of rows, which is also the number of columns.
    pub fn size(&self) -> usize {
        self.columns.len()
    }

    /// Puts the queen of `row` into column `col`. If that row already has a queen, this moves her.
    ///
    /// # Panics
    /// If there is no such square.
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

    /// Takes the queen of `row` off the board and returns her column.
    ///
    /// # Panics
    /// If there is no queen in that row.
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

    /// Returns the columns of the queens on the board, from the first row to the last.
    pub fn queens(&self) -> Vec<usize> {
        self.columns.iter().copied().flatten().collect()
    }

    /// Returns the position of the current recording that this board shows.
    #[doc(hidden)]
    pub fn position_in_recording(&self) -> Position {
        self.way.at(|| self.state())
    }

    /// Returns the board as a recording describes it.
    fn state(&self) -> State<'_> {
        State {
            kind: "queens",
            ..State::text(self)
        }
    }
}

/// One line per row, with `Q` for a queen and `.` for an empty square.
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
