//! Tic-tac-toe, Connect Four and similar boards. The text has lines of `X`, `O`, and `.` for an empty square.

use std::fmt;

use crate::lines::lines;

/// A mark on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A cross.
    X,
    /// A nought.
    O,
}

/// A small board of squares, with 1 to 8 rows and columns. The squares are numbered from 0, row by row, beginning at the top
/// left.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Three {
    /// The number of rows.
    pub rows: usize,
    /// The number of squares in a row.
    pub columns: usize,
    /// The mark on each square, or `None` for an empty square.
    pub squares: Vec<Option<Mark>>,
    /// The number of marks in a line that win.
    pub line: usize,
    /// Whether marks fall to the lowest free square of a column, so that a move is a column.
    pub falls: bool,
}

impl Three {
    /// Reads a board of tic-tac-toe, or of a similar game.
    pub(crate) fn read_three(text: &str) -> Option<Self> {
        let grid = Self::read(text)?;
        (grid.rows >= 2 && grid.columns >= 2).then_some(grid)
    }

    /// Reads a board of Connect Four.
    pub(crate) fn read_four(text: &str) -> Option<Self> {
        let grid = Self::read(text)?;
        Some(Three {
            line: 4,
            falls: true,
            ..grid
        })
    }

    fn read(text: &str) -> Option<Self> {
        let lines = lines(text);
        let (rows, columns) = (lines.len(), lines[0].len());
        let fits = (1..=8).contains(&columns) && (1..=8).contains(&rows);
        if !fits || lines.iter().any(|line| line.len() != columns) {
            return None;
        }
        let square = |square| match square {
            b'X' => Some(Some(Mark::X)),
            b'O' => Some(Some(Mark::O)),
            b'.' => Some(None),
            _ => None,
        };
        let squares = lines.iter().flat_map(|line| line.bytes()).map(square);
        Some(Three {
            rows,
            columns,
            squares: squares.collect::<Option<_>>()?,
            line: 3,
            falls: false,
        })
    }

    /// Returns the number of squares with this mark.
    pub fn count(&self, mark: Mark) -> usize {
        let squares = self.squares.iter();
        squares.filter(|&&square| square == Some(mark)).count()
    }

    /// Returns the first square that has a mark here and had none on the board `before`.
    pub fn newest(&self, before: &Three) -> Option<usize> {
        let mut pairs = self.squares.iter().zip(&before.squares);
        pairs.position(|(now, then)| now.is_some() && then.is_none())
    }

    /// Returns the squares on which the next mark can be placed, each with the number of the move from 0: the square, or the
    /// column.
    pub fn moves(&self) -> Vec<(usize, usize)> {
        let is_playable = |at: &usize| {
            let below = self.squares.get(at + self.columns);
            self.squares[*at].is_none() && !(self.falls && below == Some(&None))
        };
        let number = |at: usize| if self.falls { at % self.columns } else { at };
        let squares = (0..self.squares.len()).filter(is_playable);
        squares.map(|at| (at, number(at))).collect()
    }

    /// Returns the square that a move has marked: the square of this number, or the uppermost mark of the column.
    pub fn square_of(&self, number: usize) -> Option<usize> {
        if !self.falls {
            return (number < self.squares.len()).then_some(number);
        }
        let column = (number..self.squares.len()).step_by(self.columns);
        let mut column = column.filter(|_| number < self.columns);
        column.find(|&at| self.squares[at].is_some())
    }

    /// Returns the player who has enough squares in a line, and these squares in order. If there are several such lines, it
    /// returns the first of the rows, then the columns, then the diagonals. The number of marks that win is known only for 3
    /// × 3 boards and for Connect Four.
    pub fn won(&self) -> Option<(Mark, Vec<usize>)> {
        if !self.falls && (self.rows, self.columns) != (3, 3) {
            return None;
        }
        let steps: [(usize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
        let lines = steps.into_iter().flat_map(|step| {
            let starts = 0..self.rows * self.columns;
            starts.filter_map(move |start| self.line_from(start, step))
        });
        lines.into_iter().find_map(|line| {
            let mark = self.squares[line[0]]?;
            let is_held = line.iter().all(|&at| self.squares[at] == Some(mark));
            is_held.then_some((mark, line))
        })
    }

    /// Returns the squares of a line that begins at `start`, or `None` if it leaves the board.
    fn line_from(&self, start: usize, (down, right): (usize, isize)) -> Option<Vec<usize>> {
        let (row, column) = (start / self.columns, start % self.columns);
        let square = |steps: usize| {
            let row = row + steps * down;
            let column = column.checked_add_signed(right * steps as isize)?;
            (row < self.rows && column < self.columns).then_some(row * self.columns + column)
        };
        (0..self.line).map(square).collect()
    }
}

impl Mark {
    /// Returns `X` or `O`.
    pub fn letter(self) -> char {
        match self {
            Mark::X => 'X',
            Mark::O => 'O',
        }
    }
}

/// The text in the form that `read` accepts.
impl fmt::Display for Three {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, square) in self.squares.iter().enumerate() {
            if at > 0 && at % self.columns == 0 {
                f.write_str("\n")?;
            }
            write!(f, "{}", square.map_or('.', Mark::letter))?;
        }
        Ok(())
    }
}
