//! What `cargo course` and the book's server tell each other over a pipe: a JSON object a line.
//!
//! `cargo course` watches the exercises and runs the student's code; the server, `book follow`, is its
//! child and shows in the book what came of it. When the pipe closes, the server ends.
//!
//! Every save of the student has a number. What is told of a run carries the number of the save
//! that it ran, so that who hears it late can drop it.

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

/// What the course tells the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum Tell {
    /// The student is at this exercise now. What was told of another one is over.
    Exercise(Exercise),
    /// A save is being built and tested.
    Checking {
        /// Its number.
        save: u64,
    },
    /// What came of a save.
    Verdict(Verdict),
    /// Which exercises are solved, by their IDs: their tests passed when they were run last.
    Solved {
        /// The IDs.
        ids: Vec<String>,
    },
    /// A run of the student's code, of ours, or of both.
    Ran(Ran),
    /// The run of a failing test.
    Test(TestRun),
    /// What comes of the question that a page has asked a search of the student's.
    Move {
        /// The number of the page.
        tab: u64,
        /// The page's number of the question.
        number: u64,
        /// What comes of it.
        came: Came,
    },
    /// Open this exercise's page in a browser.
    Open,
}

/// An exercise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// `alphabeta-4`.
    pub id: String,
    /// `alpha_beta`.
    pub stem: String,
    /// Its page below the book's folder: `ch4-alpha-beta/alpha-beta.html`.
    pub page: String,
    /// The folder of its chapter: `ch4-alpha-beta`.
    pub chapter: String,
    /// The runs that belong to it.
    pub traces: Vec<String>,
    /// The one of them that it is about.
    pub point: String,
}

/// What came of a save.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The number of the save.
    pub save: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// "12 of 13 tests pass".
    pub line: String,
    /// All that the terminal says of it, without colours.
    pub text: String,
}

/// How a save ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// All tests pass.
    Solved,
    /// Some test fails.
    Failed,
    /// What is to be written is still a `todo!`.
    Unwritten,
    /// It was not built.
    Broken,
}

/// A run, with the arguments that a figure or a reader gave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ran {
    /// The number of the save.
    pub save: u64,
    /// The name of the run, then its arguments.
    pub run: Vec<String>,
    /// The student's.
    pub yours: Option<Recorded>,
    /// Ours, where it was asked for.
    pub ours: Option<Recorded>,
}

/// A run that a page wants to show.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wanted {
    /// The name of the run, then its arguments.
    pub run: Vec<String>,
    /// Whether ours is to run, too: the book has no recording of it.
    pub ours: bool,
}

/// What a program recorded, or why there is nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded {
    /// The file with the recording, which stays until the next save; none where nothing was recorded.
    pub file: Option<PathBuf>,
    /// Why the run came to no end, or why there is none.
    pub ending: Option<String>,
}

/// The run of the test that the verdict shows first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestRun {
    /// The number of the save.
    pub save: u64,
    /// The test's name.
    pub name: String,
    /// The student's.
    pub yours: Recorded,
    /// The same test on the reference; none while it is being built or run.
    pub ours: Option<Recorded>,
}

/// What the server asks of the course.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// It is ready; where that is, with the key to it. It leads on to the current exercise's page.
    Serves {
        /// The address.
        address: String,
    },
    /// These runs are wanted in some page, the first ones first; others no more.
    Wants {
        /// Those in sight with the input of the book, then those with a reader's own.
        runs: Vec<Wanted>,
    },
    /// A page asks a search of the student's for a move; what it asked before is of no interest any more.
    Move {
        /// The number of the page.
        tab: u64,
        /// The page's number of the question.
        number: u64,
        /// What it asks.
        question: Question,
    },
    /// A page waits for no move any more.
    NoMove {
        /// The number of the page.
        tab: u64,
    },
    /// The page of an open book cannot be shown: why.
    Sorry {
        /// In a sentence.
        why: String,
    },
}
