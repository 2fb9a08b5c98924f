//! A finished drawing, or the reason why a run could not be drawn.

use std::fmt;

/// A drawing, and the same content as a list of sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// HTML: the drawing with the words around it.
    pub drawing: String,
    /// HTML: the list.
    pub twin: String,
}

/// The reason why a run cannot be drawn: it lacks the part that should be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawingError(String);

impl std::error::Error for DrawingError {}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(super) fn missing(what: impl Into<String>) -> DrawingError {
    DrawingError(what.into())
}
