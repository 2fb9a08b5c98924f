//! Why a command failed.

use std::error::Error;
use std::{fmt, io};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failed {
    /// A law is broken, of a board or of a puzzle: which one, and where.
    Law(String),
    /// A function of the student's panicked: which one, and what it said.
    Panicked(String),
    /// This cannot be done, in a sentence.
    Asked(String),
    /// Reading or writing failed.
    Writing(io::Error),
}

impl Failed {
    /// Words that make no sense: why, and the page of help.
    pub(crate) fn of_words(why: &str, help: &str) -> Self {
        Self::Asked(format!("{why}\n\n{help}"))
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Law(why) | Self::Panicked(why) | Self::Asked(why) => f.write_str(why),
            Self::Writing(error) => write!(f, "{error}"),
        }
    }
}

impl Error for Failed {}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Self {
        Self::Writing(error)
    }
}
