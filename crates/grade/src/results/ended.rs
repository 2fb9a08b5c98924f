//! How an exercise ended, in a word.

use serde::{Deserialize, Serialize};
use wire::Outcome;

/// What came of an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ended {
    /// All tests pass.
    Solved,
    /// Some tests fail.
    Failed,
    /// It is the stub.
    NotWritten,
    /// It does not compile, or its names and types are not those that the tests use.
    NotCompiled,
    /// It could not be judged here, for a reason that is not the student's.
    NotJudged,
}

impl Ended {
    /// All of them.
    pub(crate) const ALL: [Self; 5] = [
        Self::Solved,
        Self::Failed,
        Self::NotCompiled,
        Self::NotWritten,
        Self::NotJudged,
    ];

    /// From a verdict.
    pub(crate) fn of(outcome: Outcome, file: Option<&str>) -> Self {
        match (outcome, file) {
            (Outcome::Solved, _) => Self::Solved,
            (Outcome::Failed, _) => Self::Failed,
            (Outcome::Unwritten, _) => Self::NotWritten,
            (Outcome::Broken, Some(_)) => Self::NotCompiled,
            (Outcome::Broken, None) => Self::NotJudged,
        }
    }

    /// A sign for a table.
    pub(crate) fn mark(self) -> &'static str {
        match self {
            Self::Solved => "✓",
            Self::Failed => "✗",
            Self::NotWritten => "·",
            Self::NotCompiled => "!",
            Self::NotJudged => "?",
        }
    }

    /// In words.
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
