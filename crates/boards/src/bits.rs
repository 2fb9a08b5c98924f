//! Rows of bits below a row of squares: a line for each row of bits, its name and then its bits as
//! a number is written, the lowest one last. The lowest bit belongs to the first square.
//!
//! ```text
//! columns 0010
//! falling 0100
//! rising 0001
//! ```

use std::fmt;

use crate::lines::lines;

/// The most bits of a row.
const MOST: usize = 128;

/// Rows of bits, and the squares that they belong to.
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
    /// Its bits, the lowest first.
    pub bits: Vec<bool>,
}

impl Bits {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let rows = lines(text).into_iter().map(BitRow::read);
        let rows = rows.collect::<Option<Vec<_>>>()?;
        // A row that is longer has bits beyond the last square.
        let squares = rows.iter().map(|row| row.bits.len()).min()?;
        Some(Bits { rows, squares })
    }

    /// The rows, in their order.
    pub fn rows(&self) -> &[BitRow] {
        &self.rows
    }

    /// How many squares there are: as many as the shortest row has bits.
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

    /// The bits as a number is written, the lowest one last.
    pub fn digits(&self) -> String {
        let bits = self.bits.iter().rev();
        bits.map(|&bit| if bit { '1' } else { '0' }).collect()
    }
}

/// As it is read.
impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, row) in self.rows.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "\n" })?;
            write!(f, "{} {}", row.name, row.digits())?;
        }
        Ok(())
    }
}
