//! A summary of a recording's file, read from its beginning and its end.

use std::io::{self, Read, Seek, SeekFrom};

use crate::file::Line;
use crate::schema::EventIn;

/// The number of bytes read from the beginning, and from the end.
const PIECE: u64 = 64 << 10;

/// A summary of a recording's file. It costs the same for a short file and for a long one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    /// The first function called, or `None` if no call is near the beginning.
    pub function: Option<String>,
    /// The number of calls in the run, or `None` if the file was cut off before the last line.
    pub calls: Option<usize>,
}

impl Outline {
    /// Reads the beginning and the end of a file that a program wrote.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read. A damaged file, or one that is not a recording, has
    /// an empty outline.
    pub fn read(mut from: impl Read + Seek) -> io::Result<Outline> {
        let mut piece = Vec::new();
        from.by_ref().take(PIECE).read_to_end(&mut piece)?;
        let mut lines = piece.split(|byte| *byte == b'\n').map(parse);
        let function = lines.find_map(|line| match line {
            Some(Line::Event(EventIn::Enter { function, .. })) => Some(function.into_owned()),
            _ => None,
        });
        let length = from.seek(SeekFrom::End(0))?;
        from.seek(SeekFrom::Start(length.saturating_sub(PIECE)))?;
        piece.clear();
        from.take(PIECE).read_to_end(&mut piece)?;
        let last = piece.trim_ascii_end().rsplit(|byte| *byte == b'\n').next();
        let calls = match last.and_then(parse) {
            Some(Line::End(end)) => Some(end.calls),
            _ => None,
        };
        Ok(Outline { function, calls })
    }
}

fn parse(line: &[u8]) -> Option<Line<'_>> {
    Line::read(std::str::from_utf8(line).ok()?).ok()
}
