//! What `cargo course test --all --json` says of each exercise: a JSON object a line, for the programs
//! that grade and for an instructor's own scripts.

use serde::{Deserialize, Serialize};

use crate::Outcome;

/// What came of an exercise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// `queens-3`.
    pub id: String,
    /// `all_solutions`.
    pub stem: String,
    /// How it ended.
    pub outcome: Outcome,
    /// The file with the first error, seen from `exercises/`, where it does not compile. It need not be the
    /// exercise's own, since the exercises of a chapter are one library. None where nothing could be built
    /// though the compiler had nothing to say against the code: the disk is full, perhaps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// All that the terminal says of it, without colours.
    pub text: String,
    /// Its tests, in the order of their source.
    pub tests: Vec<Test>,
}

/// What came of a test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    /// The name that Rust's harness gives it: `is_the_product::case_1_of_zero`.
    pub name: String,
    /// How it ended.
    pub end: End,
}

/// How a test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// It passed.
    Passed,
    /// It is not run in this kind of build.
    Ignored,
    /// An assertion failed.
    Failed,
    /// It met a `todo!`.
    NotWritten,
    /// The code under test panicked.
    Panicked,
    /// A recursion without an end was stopped.
    Endless,
    /// The stack overflowed.
    Overflowed,
    /// It was ended at its deadline, or at a limit of memory that it met by chance before.
    Late,
    /// It was ended at its deadline, and the machine was too busy to say whether it would have come to its end.
    Starved,
    /// It took more memory than it may have.
    OutOfMemory,
    /// A signal ended it, or its process ended before the test did.
    Died,
}
