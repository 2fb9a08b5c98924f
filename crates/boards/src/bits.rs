//! Rows of bits below a row of squares. The text has a line for each row of bits: its name and then its bits as a binary
//! number, the lowest one last. The lowest bit belongs to the first square.
//!
//! ```text
//! columns 0010
//! falling 0100
//! rising 0001
//! ```

use std::fmt;

use crate::lines::lines;

/// The most bits in a row.
const MOST: usize = 128;

/// Rows of bits, and the squares that they describe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bits {
    rows: Vec<BitRow>,
    squares: usize,
}

/// A row of bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BitRow {
    /// Its name.
    pub name: String,
    /// Its bits, the lowest one first.
    pub bits: Vec<bool>,
}

impl Bits {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let rows = lines(text).into_iter().map(BitRow::read);
        let rows = rows.collect::<Option<Vec<_>>>()?;
        // Longer rows have bits beyond the last square.
        let squares = rows.iter().map(|row| row.bits.len()).min()?;
        Some(Bits { rows, squares })
    }

    /// Returns the rows, in order.
    pub fn rows(&self) -> &[BitRow] {
        &self.rows
    }

    /// Returns the number of squares, which is the number of bits in the shortest row.
    pub fn squares(&self) -> usize {
        self.squares
    }

    /// Whether no square is free, although the first row does not fill them all.
    pub fn is_stuck(&self) -> bool {
        let mut squares = 0..self.squares;
        let is_full = self.rows[0].bits.iter().take(self.squares).all(|&bit| bit);
        squares.all(|square| self.is_taken(square)) && !is_full
    }

    /// Whether a square has a bit in one of the rows.
    pub fn is_taken(&self, square: usize) -> bool {
        let bit = |row: &BitRow| row.bits.get(square).copied().unwrap_or(false);
        self.rows.iter().any(bit)
    }
}

impl BitRow {
    fn read(line: &str) -> Option<Self> {
        let (name, digits) = line.split_once(' ')?;
        let bit = |digit| match digit {
            b'0' => Some(false),
            b'1' => Some(true),
            _ => None,
        };
        let bits = digits.bytes().rev().map(bit).collect::<Option<Vec<_>>>()?;
        let fits = !name.is_empty() && (1..=MOST).contains(&bits.len());
        let name = name.to_owned();
        fits.then_some(BitRow { name, bits })
    }

    /// Returns the bits as a binary number, the lowest one last.
    pub fn digits(&self) -> String {
        let bits = self.bits.iter().rev();
        bits.map(|&bit| if bit { '1' } else { '0' }).collect()
    }
}

/// The text in the form that `read` accepts.
impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, row) in self.rows.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "\n" })?;
            write!(f, "{} {}", row.name, row.digits())?;
        }
        Ok(())
    }
}
