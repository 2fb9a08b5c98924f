//! The grid of a sudoku. Given: you write no code here.

use std::fmt;

use crate::board::Square;

/// A digit on a square: the row, the column, the digit.
pub type Placement = (usize, usize, usize);

/// A grid of n rows and n columns. Its squares form n boxes, each as many squares high as it is
/// wide: 3 rows and 3 columns in a grid of 9 rows. The digits are 1 to n.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    box_side: usize,
    /// The digits row by row, with 0 for an empty square.
    squares: Vec<usize>,
}

impl Grid {
    /// Reads a puzzle: a character for each square, row by row, which is a digit or a point. Spaces
    /// and new lines between them are allowed. Returns an empty grid and the givens, which are not
    /// placed yet. Returns `None` if there are not 1, 16 or 81 squares, or if a digit is larger
    /// than the number of rows.
    pub fn read(puzzle: &str) -> Option<(Grid, Vec<Placement>)> {
        let squares = puzzle.bytes().filter(|c| !c.is_ascii_whitespace());
        let size = match squares.clone().count() {
            1 => 1,
            16 => 4,
            81 => 9,
            _ => return None,
        };
        let mut givens = Vec::new();
        for (at, square) in squares.enumerate() {
            let digit = usize::from(square.wrapping_sub(b'0'));
            match square {
                b'.' => {}
                _ if (1..=size).contains(&digit) => givens.push((at / size, at % size, digit)),
                _ => return None,
            }
        }
        let grid = Grid {
            box_side: size.isqrt(),
            squares: vec![0; size * size],
        };
        Some((grid, givens))
    }

    /// Returns the number of rows, which is also the number of columns, boxes and digits.
    pub fn size(&self) -> usize {
        self.box_side * self.box_side
    }

    /// Returns the number of rows of a box, which is also the number of its columns.
    pub fn box_side(&self) -> usize {
        self.box_side
    }

    /// Returns the squares without a digit, row by row.
    pub fn empty_squares(&self) -> Vec<Square> {
        let size = self.size();
        let mut empty = Vec::new();
        for (at, &digit) in self.squares.iter().enumerate() {
            if digit == 0 {
                empty.push((at / size, at % size));
            }
        }
        empty
    }

    /// Writes a digit on an empty square.
    ///
    /// # Panics
    /// If there is no such square or no such digit, or if the square has a digit already.
    #[track_caller]
    pub fn place(&mut self, row: usize, col: usize, digit: usize) {
        let size = self.size();
        assert!(
            digit >= 1 && digit <= size,
            "{digit} is not a digit of this grid: they are 1 to {size}"
        );
        let square = self.square(row, col);
        assert!(
            *square == 0,
            "({row}, {col}) has the digit {square} already"
        );
        *square = digit;
    }

    /// Takes the digit of a square away.
    ///
    /// # Panics
    /// If there is no such square, or if it has no digit.
    #[track_caller]
    pub fn take_back(&mut self, row: usize, col: usize) {
        let square = self.square(row, col);
        assert!(
            *square != 0,
            "({row}, {col}) has no digit, so none can be taken back"
        );
        *square = 0;
    }

    #[track_caller]
    fn square(&mut self, row: usize, col: usize) -> &mut usize {
        let size = self.size();
        assert!(
            row < size && col < size,
            "({row}, {col}) is off the grid: rows and columns are 0 to {}",
            size - 1
        );
        &mut self.squares[row * size + col]
    }
}

impl Grid {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: &str) -> fmt::Result {
        for (at, digit) in self.squares.iter().enumerate() {
            if at > 0 && at % self.size() == 0 {
                f.write_str(between)?;
            }
            match digit {
                0 => f.write_str(".")?,
                digit => fmt::Display::fmt(digit, f)?,
            }
        }
        Ok(())
    }
}

/// One line per row, with `.` for an empty square.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, "\n")
    }
}

/// The rows beside each other: `1234 34.. 2... ..21`.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, " ")
    }
}
