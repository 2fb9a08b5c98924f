//! The cells of the board by their numbers, 1 to 9, row by row. Given: you write no code here.

use std::error::Error;
use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

/// A move in tic-tac-toe: the cell that is marked, 1 to 9. It is displayed as its number. No cell has
/// the number 0, so an `Option<Cell>` takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(NonZero<u8>);

impl Cell {
    /// Returns the cell with this number, 1 to 9, or `None` for any other number.
    pub fn new(number: usize) -> Option<Self> {
        let number = NonZero::new(u8::try_from(number).ok()?)?;
        (number.get() <= 9).then_some(Self(number))
    }

    /// Returns the cell in this row and column, both from 0 to 2, or `None` for any other.
    pub fn at(row: usize, col: usize) -> Option<Self> {
        (row < 3 && col < 3).then(|| Self::from_bit((3 * row + col) as u32))
    }

    /// Returns the number of the cell, 1 to 9.
    pub fn number(self) -> usize {
        self.0.get().into()
    }

    /// Returns the place of the cell in a list of nine, 0 to 8.
    pub fn index(self) -> usize {
        self.number() - 1
    }

    /// Returns the row of the cell, 0 to 2.
    pub fn row(self) -> usize {
        self.index() / 3
    }

    /// Returns the column of the cell, 0 to 2.
    pub fn col(self) -> usize {
        self.index() % 3
    }

    /// Returns the cell of this bit, 0 to 8.
    pub(crate) fn from_bit(bit: u32) -> Self {
        Self(NonZero::<u8>::MIN.saturating_add(bit as u8))
    }

    /// Returns all nine cells, from 1 to 9.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..9).map(Self::from_bit)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not the number of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoSuchCell(String);

impl fmt::Display for NoSuchCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no cell: type a number from 1 to 9",
            self.0.trim()
        )
    }
}

impl Error for NoSuchCell {}

impl FromStr for Cell {
    type Err = NoSuchCell;

    /// Reads a number from 1 to 9 without trimming: `" 5\n"` is not the number 5.
    fn from_str(text: &str) -> Result<Self, NoSuchCell> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| NoSuchCell(text.to_owned()))
    }
}
