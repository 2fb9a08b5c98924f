//! A drawing that was made, or why none was.

use std::fmt;

/// A drawing, and the same as a list of sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// HTML: a drawing with what stands around it.
    pub drawing: String,
    /// HTML: a list.
    pub twin: String,
}

/// Why nothing is drawn: the run has not what is to be shown.
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
