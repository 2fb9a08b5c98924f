//! The places of `#[traced]` in the source, with the facts known there about the function.

use std::panic::Location;

use crate::event::Said;

/// A place of `#[traced]` in the source.
#[derive(Debug)]
pub struct Site {
    /// The function's name.
    pub name: &'static str,
    /// The names of the arguments that are shown.
    pub args: &'static [&'static str],
    /// The function's declarations about itself.
    pub said: Said,
    /// The source file.
    pub file: &'static str,
    /// The line and the column of the function's name.
    pub first: (u32, u32),
    /// The line on which the function ends.
    pub last: u32,
}

impl Site {
    /// Returns the line of a call of `called` within this function, whose first line is 1, or `None` if
    /// the call was made elsewhere.
    pub(crate) fn line_of(&self, called: &Site, from: &Location<'_>) -> Option<u32> {
        if called.stands_at(from) {
            return None;
        }
        let (first, _) = self.first;
        let is_here = from.file() == self.file && (first..=self.last).contains(&from.line());
        is_here.then(|| from.line() - first + 1)
    }

    /// Returns whether this is the place of the function itself. A call through a pointer reports that
    /// place instead of its own line.
    fn stands_at(&self, place: &Location<'_>) -> bool {
        let (line, column) = self.first;
        place.file() == self.file && place.line() == line && place.column() <= column
    }
}
