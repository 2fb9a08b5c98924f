//! The output of `cargo course test --all --json`: one JSON object per line for each exercise. Programs that grade
//! read it, and so do an instructor's own scripts.

use serde::{Deserialize, Serialize};

use crate::Outcome;

/// The test result of an exercise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The ID, such as `queens-3`.
    pub id: String,
    /// The stem, such as `all_solutions`.
    pub stem: String,
    /// The outcome of its tests.
    pub outcome: Outcome,
    /// The file with the first error, relative to `exercises/`, if the code does not compile. The file may belong to
    /// another exercise, because the exercises of a chapter are one library. `None` in all other cases, for example if
    /// the build failed without a compiler error because the disk was full.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The full text that the terminal shows, without colours.
    pub text: String,
    /// The results of its tests, in the order of their source.
    pub tests: Vec<Test>,
}

/// The result of one test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    /// The name in Rust's test harness, such as `is_the_product::case_1_of_zero`.
    pub name: String,
    /// The way the test ended.
    pub end: End,
}

/// The way a test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// It passed.
    Passed,
    /// This kind of build does not run it.
    Ignored,
    /// An assertion failed.
    Failed,
    /// It reached a `todo!`.
    NotWritten,
    /// The code under test panicked.
    Panicked,
    /// An endless recursion was stopped.
    Endless,
    /// The stack overflowed.
    Overflowed,
    /// It was stopped at its deadline, or at a memory limit that it happened to reach first.
    Late,
    /// It was stopped at its deadline, but the machine was too busy to tell whether it would have finished.
    Starved,
    /// It used more memory than it may.
    OutOfMemory,
    /// A signal ended it, or its process ended before the test did.
    Died,
}
