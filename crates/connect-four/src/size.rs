//! The size of a board.

use std::fmt;
use std::str::FromStr;

/// The board must have a square, and the board on bits must fit into 64 bits.
const COLUMNS: std::ops::RangeInclusive<usize> = 1..=7;
const ROWS: std::ops::RangeInclusive<usize> = 1..=6;

/// The number of columns and rows of a board: at most 7 × 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

/// The error for a text that is not a board size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a size is columns x rows, from 1x1 to 7x6, such as 7x6 or 5x4")]
pub struct NoSize;

impl Size {
    /// The board that is sold in shops: 7 columns and 6 rows.
    pub const USUAL: Self = Self {
        columns: 7,
        rows: 6,
    };

    /// Returns a board size.
    ///
    /// # Errors
    /// If the board has no square, or is larger than 7 × 6.
    pub fn new(columns: usize, rows: usize) -> Result<Self, NoSize> {
        if !COLUMNS.contains(&columns) || !ROWS.contains(&rows) {
            return Err(NoSize);
        }
        Ok(Self {
            columns: columns as u8,
            rows: rows as u8,
        })
    }

    /// Returns the number of columns, at most 7.
    pub fn columns(self) -> usize {
        self.columns.into()
    }

    /// Returns the number of rows, at most 6.
    pub fn rows(self) -> usize {
        self.rows.into()
    }

    /// Returns the number of squares, which is also the number of moves in the longest game.
    pub fn squares(self) -> u32 {
        u32::from(self.columns) * u32::from(self.rows)
    }
}

impl FromStr for Size {
    type Err = NoSize;

    /// Reads `7x6`.
    fn from_str(text: &str) -> Result<Self, NoSize> {
        let (columns, rows) = text.split_once(['x', 'X', '×']).ok_or(NoSize)?;
        let number = |text: &str| text.trim().parse().map_err(|_| NoSize);
        Self::new(number(columns)?, number(rows)?)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}
