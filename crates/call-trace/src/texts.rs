//! An arena: all texts of a recording in one string, one after the other.
//!
//! A `String` for each argument would make recording several times as expensive.

use std::fmt::{self, Display, Write};
use std::num::NonZeroU32;

/// The number of an entry in one of a trace's lists, counted from 1, so that an `Option` of it needs no
/// extra space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Number(NonZeroU32);

impl Number {
    /// Returns the number of the entry at this index.
    pub(crate) fn of(index: usize) -> Self {
        Number(NonZeroU32::MIN.saturating_add(index as u32))
    }

    /// Returns the index of the entry.
    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Texts in the order in which they were written. A text is identified by its number.
#[derive(Debug, Clone, Default)]
pub(crate) struct Texts {
    text: String,
    /// The end of each text. A text begins at the end of the one before.
    ends: Vec<u32>,
}

impl Texts {
    /// Returns the number of the next text.
    pub(crate) fn next(&self) -> u32 {
        self.ends.len() as u32
    }

    /// Returns the number of bytes of all texts together.
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    /// Returns the text with this number.
    pub(crate) fn get(&self, number: u32) -> &str {
        let number = number as usize;
        let from = if number == 0 {
            0
        } else {
            self.ends[number - 1]
        };
        &self.text[from as usize..self.ends[number] as usize]
    }

    /// Adds a text of at most `longest` bytes and replaces the rest with "…".
    pub(crate) fn add(
        &mut self,
        longest: usize,
        write: impl FnOnce(&mut Short<'_>) -> fmt::Result,
    ) -> u32 {
        let number = self.next();
        // What a panic in `write` left behind is no text.
        self.text
            .truncate(self.ends.last().map_or(0, |end| *end as usize));
        let mut short = Short {
            out: &mut self.text,
            left: longest,
            cut: false,
        };
        // An error means that the text was cut, or that a `Debug` of the user's gave up.
        let _ = write(&mut short);
        self.ends.push(self.text.len() as u32);
        number
    }

    /// Adds a text unchanged.
    pub(crate) fn add_str(&mut self, text: &str) -> Number {
        Number::of(self.add(usize::MAX, |out| out.write_str(text)) as usize)
    }

    /// Adds the `Display` of a value, at most `longest` bytes of it.
    pub(crate) fn show(&mut self, longest: usize, it: impl Display) -> Number {
        Number::of(self.add(longest, |out| write!(out, "{it}")) as usize)
    }

    /// Returns the text with this number.
    pub(crate) fn of(&self, number: Number) -> &str {
        self.get(number.index() as u32)
    }

    /// Copies the texts from this number on, and numbers the copies from 0.
    pub(crate) fn since(&self, number: u32) -> Texts {
        let number = number as usize;
        let from = if number == 0 {
            0
        } else {
            self.ends[number - 1]
        };
        Texts {
            text: self.text[from as usize..].to_owned(),
            ends: self.ends[number..].iter().map(|end| end - from).collect(),
        }
    }
}

/// Writes to the arena until the limit is reached. The error then ends a long `Debug` early: a slice of
/// a million numbers takes no longer to show than its first elements.
pub(crate) struct Short<'a> {
    out: &'a mut String,
    left: usize,
    cut: bool,
}

impl Write for Short<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.cut {
            return Err(fmt::Error);
        }
        if text.len() <= self.left {
            self.left -= text.len();
            self.out.push_str(text);
            return Ok(());
        }
        self.cut = true;
        self.out
            .push_str(&text[..text.floor_char_boundary(self.left)]);
        self.out.push('…');
        Err(fmt::Error)
    }
}
