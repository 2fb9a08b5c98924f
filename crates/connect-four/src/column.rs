//! A move: the column into which a disc is dropped.

use std::fmt;
use std::str::FromStr;

/// A column, counted from 0 in the code and from 1 in all text for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(pub u8);

/// The error for a text that is not a column.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no column: type a number from 1 to 7")]
pub struct NoColumn(String);

impl Column {
    /// Returns its index in an array of columns.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl FromStr for Column {
    type Err = NoColumn;

    fn from_str(text: &str) -> Result<Self, NoColumn> {
        match text.parse() {
            Ok(number @ 1..=7) => Ok(Self(number - 1)),
            _ => Err(NoColumn(text.to_owned())),
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&(self.0 + 1), f)
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
