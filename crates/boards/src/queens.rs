//! Queens on a square board. The text has n lines of n characters: `Q` for a queen and `.` for an empty square.

use std::fmt;

use crate::lines::lines;

/// A board of n × n squares; rows and columns are counted from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Queens {
    size: usize,
    queens: Vec<(usize, usize)>,
}

impl Queens {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let lines = lines(text);
        let size = lines.len();
        let mut queens = Vec::new();
        for (row, line) in lines.into_iter().enumerate() {
            if line.len() != size {
                return None;
            }
            for (column, square) in line.bytes().enumerate() {
                match square {
                    b'Q' => queens.push((row, column)),
                    b'.' => {}
                    _ => return None,
                }
            }
        }
        Some(Queens { size, queens })
    }

    /// Returns the board of that many rows without a queen.
    pub fn empty(size: usize) -> Self {
        Queens {
            size,
            queens: Vec::new(),
        }
    }

    /// Returns the board with a queen in each row, in these columns.
    pub fn of_columns(columns: &[usize]) -> Self {
        Queens {
            size: columns.len(),
            queens: columns.iter().copied().enumerate().collect(),
        }
    }

    /// Returns the number of its rows and of its columns, which are equal.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns row and column of each queen, row by row.
    pub fn queens(&self) -> &[(usize, usize)] {
        &self.queens
    }

    /// Whether a queen is on this square.
    pub fn has(&self, row: usize, column: usize) -> bool {
        self.queens.contains(&(row, column))
    }

    /// Whether it has at least as many queens as rows.
    pub fn is_full(&self) -> bool {
        self.queens.len() >= self.size
    }

    /// Whether no queen attacks another. Takes a step for each pair of queens.
    pub fn is_peaceful(&self) -> bool {
        self.queens
            .iter()
            .all(|&(row, column)| !self.is_attacked(row, column))
    }

    /// Whether it is full and peaceful.
    pub fn is_solved(&self) -> bool {
        self.is_full() && self.is_peaceful()
    }

    /// Whether it cannot be filled: in a row or a column without a queen, every square is attacked. Takes n² steps for each
    /// queen.
    pub fn is_stuck(&self) -> bool {
        let is_lost = |(row, column)| !self.has(row, column) && self.is_attacked(row, column);
        let is_any_lost = |square: fn(usize, usize) -> (usize, usize)| {
            (0..self.size).any(|line| (0..self.size).all(|at| is_lost(square(line, at))))
        };
        is_any_lost(|row, column| (row, column)) || is_any_lost(|column, row| (row, column))
    }

    /// Whether a queen on another square attacks this one, even through other queens. Takes a step for each queen.
    pub fn is_attacked(&self, row: usize, column: usize) -> bool {
        self.queens.iter().any(|&(r, c)| {
            let (rows, columns) = (r.abs_diff(row), c.abs_diff(column));
            rows + columns > 0 && (rows == 0 || columns == 0 || rows == columns)
        })
    }

    /// Whether a queen is on the rising diagonal of this square. All squares of this diagonal have the same row + column.
    pub fn on_rising(&self, row: usize, column: usize) -> bool {
        let mut queens = self.queens.iter();
        queens.any(|(r, c)| r + c == row + column)
    }

    /// Whether a queen is on the falling diagonal of this square. All squares of this diagonal have the same row − column.
    pub fn on_falling(&self, row: usize, column: usize) -> bool {
        let mut queens = self.queens.iter();
        queens.any(|(r, c)| r + column == row + c)
    }

    /// Returns the first queen on this board that was not on the board `before`.
    pub fn newest(&self, before: &Queens) -> Option<(usize, usize)> {
        let mut queens = self.queens.iter().copied();
        queens.find(|&(row, column)| !before.has(row, column))
    }
}

/// The text in the form that `read` accepts.
impl fmt::Display for Queens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.size {
            f.write_str(if row == 0 { "" } else { "\n" })?;
            for column in 0..self.size {
                f.write_str(if self.has(row, column) { "Q" } else { "." })?;
            }
        }
        Ok(())
    }
}
