//! The protocol between `cargo course` and the book's server: one JSON object per line, over a pipe.
//!
//! `cargo course` watches the exercises and runs the student's code. The server, `book follow`, is its child process
//! and shows the results in the book. When the pipe closes, the server ends.
//!
//! Every save of the student has a number. A message about a run carries the number of the save that it ran, so that a
//! late receiver can drop it.

mod answer;
mod bounds;
mod judged;
mod lines;
mod moves;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

pub use answer::{Answer, MARK};
pub use bounds::{MOST_LETTERS, MOST_WORDS, Refused, admit};
pub use judged::{End, Judged, Test};
pub use lines::{LONGEST_LINE, read, write};
pub use moves::{Came, Question};

/// A message from the course to the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum Tell {
    /// The student is now at this exercise. Messages about an earlier exercise no longer apply.
    Exercise(Exercise),
    /// A save is being built and tested.
    Checking {
        /// The number of the save.
        save: u64,
    },
    /// The verdict on a save.
    Verdict(Verdict),
    /// The solved exercises: their tests passed in their last run.
    Solved {
        /// The IDs of the exercises.
        ids: Vec<String>,
    },
    /// A run of the student's code, of the reference, or of both.
    Ran(Ran),
    /// The run of a failing test.
    Test(TestRun),
    /// A reply to a page that has asked one of the student's searches for a move.
    Move {
        /// The number of the page.
        tab: u64,
        /// The page's number for the question.
        number: u64,
        /// The reply.
        came: Came,
    },
    /// A request to open this exercise's page in a browser.
    Open,
}

/// An exercise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// The ID, such as `alphabeta-4`.
    pub id: String,
    /// The stem, such as `alpha_beta`.
    pub stem: String,
    /// The page below the book's folder, such as `ch4-alpha-beta/alpha-beta.html`.
    pub page: String,
    /// The folder of the chapter, such as `ch4-alpha-beta`.
    pub chapter: String,
    /// The runs that belong to it.
    pub traces: Vec<String>,
    /// The run in `traces` that the exercise is about.
    pub point: String,
}

/// The verdict on a save.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The number of the save.
    pub save: u64,
    /// The outcome of the save.
    pub outcome: Outcome,
    /// A summary, such as "12 of 13 tests pass".
    pub line: String,
    /// The full text that the terminal shows, without colours.
    pub text: String,
}

/// The outcome of a save.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// All tests pass.
    Solved,
    /// At least one test fails.
    Failed,
    /// The student's part is still a `todo!`.
    Unwritten,
    /// The build failed.
    Broken,
}

/// A run, with the arguments that a figure or a student gave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ran {
    /// The number of the save.
    pub save: u64,
    /// The name of the run, then its arguments.
    pub run: Vec<String>,
    /// The student's recording.
    pub yours: Option<Recorded>,
    /// The reference's recording, if it was requested.
    pub ours: Option<Recorded>,
}

/// A run that a page wants to show.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wanted {
    /// The name of the run, then its arguments.
    pub run: Vec<String>,
    /// Whether to run the reference also, because the book has no recording of it.
    pub ours: bool,
}

/// A program's recording, or the reason that there is no recording.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded {
    /// The file with the recording, which exists until the next save, or `None` if there is no recording.
    pub file: Option<PathBuf>,
    /// The reason that the run did not finish, or that there is no run.
    pub ending: Option<String>,
}

/// The run of the test that the verdict shows first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestRun {
    /// The number of the save.
    pub save: u64,
    /// The test's name.
    pub name: String,
    /// The student's run of the test.
    pub yours: Recorded,
    /// The reference's run of the test, or `None` while it is being built or run.
    pub ours: Option<Recorded>,
}

/// A message from the server to the course.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// The server is ready at this address, which includes the key. The address leads to the page of the current
    /// exercise.
    Serves {
        /// The address with its key.
        address: String,
    },
    /// The runs that pages want to show, the most important first. The server no longer wants any other run.
    Wants {
        /// The runs in sight: first the runs with the book's input, then the runs with a student's own input.
        runs: Vec<Wanted>,
    },
    /// A page asks one of the student's searches for a move. The page's earlier question no longer matters.
    Move {
        /// The number of the page.
        tab: u64,
        /// The page's number for the question.
        number: u64,
        /// The question.
        question: Question,
    },
    /// A page no longer waits for a move.
    NoMove {
        /// The number of the page.
        tab: u64,
    },
    /// The page of an open book cannot be shown.
    Sorry {
        /// The reason, in a sentence.
        why: String,
    },
}
