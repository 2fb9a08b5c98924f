//! The size of the terminal, and the part of its width for texts.

use std::io;

/// The size of a terminal, in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// The number of characters in a row.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
}

/// Returns the current size of the terminal.
///
/// # Errors
/// If there is no terminal.
pub fn size() -> io::Result<Size> {
    let (columns, rows) = crossterm::terminal::size()?;
    Ok(Size {
        columns: usize::from(columns),
        rows: usize::from(rows),
    })
}

/// Returns the number of columns for texts: the terminal's width within reasonable limits, or 80 without a terminal.
pub fn width() -> usize {
    width_up_to(100)
}

/// Returns the number of columns for tables and lists, which may be wider than a text that is easy to read.
pub fn width_up_to(most: usize) -> usize {
    match size().map_or(80, |size| size.columns) {
        0 => 80,
        columns => columns.clamp(40, most),
    }
}
