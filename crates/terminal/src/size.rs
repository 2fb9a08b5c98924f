//! How large the terminal is, and how much of its width a text may take.

use std::io;

/// A terminal's size, in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// How many characters a row has.
    pub columns: usize,
    /// How many rows there are.
    pub rows: usize,
}

/// The terminal's size now.
///
/// # Errors
/// When there is no terminal.
pub fn size() -> io::Result<Size> {
    let (columns, rows) = crossterm::terminal::size()?;
    Ok(Size {
        columns: usize::from(columns),
        rows: usize::from(rows),
    })
}

/// How many columns texts may take: the terminal's, within reason; 80 where there is none.
pub fn width() -> usize {
    width_up_to(100)
}

/// The same for texts that have use for more than is read well, tables and lists.
pub fn width_up_to(most: usize) -> usize {
    match size().map_or(80, |size| size.columns) {
        0 => 80,
        columns => columns.clamp(40, most),
    }
}
