//! The result of an exercise, in one word.

use serde::{Deserialize, Serialize};

/// The result of an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ended {
    /// All tests pass.
    Solved,
    /// Some tests fail.
    Failed,
    /// The file is the unchanged stub.
    NotWritten,
    /// The file does not compile, or lacks a name or type that the tests use.
    NotCompiled,
    /// The exercise could not be judged, for a reason outside the student's control.
    NotJudged,
}

impl Ended {
    /// All results.
    pub(crate) const ALL: [Self; 5] = [
        Self::Solved,
        Self::Failed,
        Self::NotCompiled,
        Self::NotWritten,
        Self::NotJudged,
    ];

    /// Returns a sign for a table.
    pub(crate) fn mark(self) -> &'static str {
        match self {
            Self::Solved => "✓",
            Self::Failed => "✗",
            Self::NotWritten => "·",
            Self::NotCompiled => "!",
            Self::NotJudged => "?",
        }
    }

    /// Returns the result in words.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Failed => "tests fail",
            Self::NotWritten => "not written",
            Self::NotCompiled => "does not compile",
            Self::NotJudged => "could not be judged",
        }
    }
}
