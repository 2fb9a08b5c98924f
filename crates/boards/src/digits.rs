//! The grid of a sudoku. The text has a line for each row: its digits, with `.` for an empty square.
//!
//! ```text
//! .23.
//! .32.
//! 2413
//! 3142
//! ```

use std::fmt;

use crate::lines::lines;

/// A square grid of digits, which is divided into square boxes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digits {
    box_side: usize,
    squares: Vec<Option<u8>>,
}

impl Digits {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let lines = lines(text);
        let size = lines.len();
        let box_side = size.isqrt();
        let fits = box_side * box_side == size && size <= 9;
        if !fits || lines.iter().any(|line| line.len() != size) {
            return None;
        }
        let square = |square: u8| match square {
            b'.' => Some(None),
            b'1'..=b'9' if usize::from(square - b'0') <= size => Some(Some(square - b'0')),
            _ => None,
        };
        let squares = lines.iter().flat_map(|line| line.bytes()).map(square);
        Some(Digits {
            box_side,
            squares: squares.collect::<Option<_>>()?,
        })
    }

    /// Returns the number of its rows, which is also the number of columns, boxes and digits.
    pub fn size(&self) -> usize {
        self.box_side * self.box_side
    }

    /// Returns the number of rows of a box, which is also the number of its columns.
    pub fn box_side(&self) -> usize {
        self.box_side
    }

    /// Returns the digit of each square row by row, or `None` for an empty square.
    pub fn squares(&self) -> &[Option<u8>] {
        &self.squares
    }

    /// Whether a square has a digit here and had none on the grid `before`.
    pub fn is_new(&self, at: usize, before: &Digits) -> bool {
        self.squares[at].is_some() && before.squares.get(at) == Some(&None)
    }
}

/// Writes the text from which it is read.
impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, digits) in self.squares.chunks(self.size()).enumerate() {
            if row > 0 {
                f.write_str("\n")?;
            }
            for digit in digits {
                match digit {
                    Some(digit) => write!(f, "{digit}")?,
                    None => f.write_str(".")?,
                }
            }
        }
        Ok(())
    }
}
