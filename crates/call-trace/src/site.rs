//! Where `#[traced]` stands, and what is known there of the function.

use std::panic::Location;

use crate::event::Said;

/// A place where `#[traced]` stands.
#[derive(Debug)]
pub struct Site {
    /// The function's name.
    pub name: &'static str,
    /// The names of the arguments that are shown.
    pub args: &'static [&'static str],
    /// What it says of itself.
    pub said: Said,
    /// The file it stands in, and its first and last line.
    pub file: &'static str,
    /// The line and the column of its name.
    pub first: (u32, u32),
    /// The line on which it ends.
    pub last: u32,
}

impl Site {
    /// The line of a call of `called` within this function, whose first line is 1; none where it was
    /// made elsewhere.
    pub(crate) fn line_of(&self, called: &Site, from: &Location<'_>) -> Option<u32> {
        if called.stands_at(from) {
            return None;
        }
        let (first, _) = self.first;
        let is_here = from.file() == self.file && (first..=self.last).contains(&from.line());
        is_here.then(|| from.line() - first + 1)
    }

    /// Whether this is where the function stands: that is said instead of the line of the call where
    /// it was called through a pointer.
    fn stands_at(&self, place: &Location<'_>) -> bool {
        let (line, column) = self.first;
        place.file() == self.file && place.line() == line && place.column() <= column
    }
}
