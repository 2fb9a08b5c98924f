//! The size of a board.

use std::fmt;
use std::str::FromStr;

/// Four discs have to fit somewhere, and the board on bits has to fit into 64.
const COLUMNS: std::ops::RangeInclusive<usize> = 1..=7;
const ROWS: std::ops::RangeInclusive<usize> = 1..=6;

/// How many columns and rows a board has: at most 7 × 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

/// The text is no size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a size is columns x rows, from 1x1 to 7x6, such as 7x6 or 5x4")]
pub struct NoSize;

impl Size {
    /// The board that is sold: 7 columns and 6 rows.
    pub const USUAL: Self = Self {
        columns: 7,
        rows: 6,
    };

    /// A board of this size.
    ///
    /// # Errors
    /// When it has no square, or is larger than 7 × 6.
    pub fn new(columns: usize, rows: usize) -> Result<Self, NoSize> {
        if !COLUMNS.contains(&columns) || !ROWS.contains(&rows) {
            return Err(NoSize);
        }
        Ok(Self {
            columns: columns as u8,
            rows: rows as u8,
        })
    }

    /// The number of columns, at most 7.
    pub fn columns(self) -> usize {
        self.columns.into()
    }

    /// The number of rows, at most 6.
    pub fn rows(self) -> usize {
        self.rows.into()
    }

    /// The number of squares, and so of the moves of the longest game.
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
