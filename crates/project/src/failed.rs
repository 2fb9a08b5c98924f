//! The error type of a project's program.

use std::error::Error;
use std::{fmt, io};

/// The reason why a command failed.
#[derive(Debug)]
pub enum Failed {
    /// A board or a puzzle breaks a law: which law, and where.
    Law(String),
    /// A function of the student's panicked: which function, and its message.
    Panicked(String),
    /// The request is impossible: a sentence.
    Asked(String),
    /// Reading or writing failed.
    Writing(io::Error),
}

impl Failed {
    /// Returns the error for invalid arguments: the reason, followed by the help page.
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
