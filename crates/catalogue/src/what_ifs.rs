//! The experiments for readers of the book, from `book/what-ifs.toml`.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::LoadError;
use crate::{Recording, read};

/// A figure whose input the reader can change, with goals to reach. `D` describes the drawing of its run.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhatIf<D> {
    /// The name that a page uses for it.
    pub name: String,
    /// The initial recording.
    pub recording: String,
    /// The drawing, such as `{ player = { whole = true } }`.
    pub draw: D,
    /// The part that the page reads.
    #[serde(flatten)]
    pub lab: Lab,
}

/// The counts to measure, the runs to compare, and the goals. The page contains it as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lab {
    /// The run's title in the comparison.
    pub title: String,
    /// The count to compare: a name of `figures::RunCounts`.
    pub measure: String,
    /// The unit of the count.
    pub unit: String,
    /// A second count, shown next to the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Measure>,
    /// Whether to compare the answers of the searches too.
    #[serde(default)]
    pub answers: bool,
    /// Other runs of the chapter with the same input, measured for comparison.
    #[serde(default)]
    pub beside: Vec<Other>,
    /// The label of the choice if there are several programs, such as `program`.
    #[serde(default)]
    pub choice: String,
    /// Other runs of the chapter with the same input. The reader chooses one of them.
    #[serde(default)]
    pub choose: Vec<Other>,
    /// Runs that the reader can step through in parallel with another one, because their calls are of the same kind.
    /// They are from the two lists above, or the run of the recording.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub step: Vec<String>,
    /// The goals for the reader.
    #[serde(default, alias = "goal")]
    pub goals: Vec<Goal>,
}

/// A count for the comparison.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// A name of `figures::RunCounts`.
    pub measure: String,
    /// The unit of the count.
    pub unit: String,
}

/// Another run on the same input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The run.
    pub run: String,
    /// Its title.
    pub title: String,
    /// The number of input words that it takes, or `None` for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<usize>,
    /// The number of words to skip at the beginning of the input.
    #[serde(default)]
    pub skips: usize,
}

/// A goal for the reader.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The goal, in words.
    pub says: String,
    /// The goal as a condition on counts: `leaves = 5`, or several joined by `and`. The name of an argument stands
    /// for its number, and the name of the chosen run counts as one. `changed` counts the leaves that differ from the
    /// example's, in a tree of the same shape. A number can be replaced by a count of another run: `beside.leaves`
    /// for the first run measured for comparison, `look_ahead.leaves` for the run of this name.
    pub when: String,
    /// The insight behind the goal, shown once it is reached.
    pub why: String,
    /// An input that reaches it. No page contains it, but a test tries it.
    #[serde(skip_serializing)]
    pub by: Vec<String>,
    /// The run that reaches it, if the reader has a choice of runs.
    #[serde(default, skip_serializing)]
    pub with: Option<String>,
}

/// A position to continue from, with goals to reach.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The name that a page uses for it.
    pub name: String,
    /// The game, as named by `cargo course play`.
    pub game: String,
    /// The recording of a game. Its arguments are a size and the moves.
    pub recording: String,
    /// The number of moves already made.
    pub after: usize,
    /// The players that are people: `first`, `second` or `both`.
    pub people: String,
    /// The goals for the reader. Their conditions use the counts of `live play`, and `by` contains the moves of both
    /// players.
    #[serde(default, alias = "goal")]
    pub goals: Vec<Goal>,
}

impl Puzzle {
    /// Returns the position in the format of `cargo course play --from`: the size and the moves already made, from
    /// the arguments of the recorded run.
    pub fn from(&self, recording: &Recording) -> String {
        let words = recording.run.iter().skip(1);
        let words = words.flat_map(|word| word.split_whitespace());
        let words: Vec<&str> = words.take(1 + self.after).collect();
        words.join(" ")
    }
}

/// Wrong answers to an exercise. The reader chooses one and sees the output that its author would see.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Student {
    /// The exercise's stem, which is also its name on a page.
    pub exercise: String,
    /// The wrong answers, in the order of the page.
    #[serde(alias = "answer")]
    pub answers: Vec<WrongAnswer>,
}

/// A typical wrong answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// Its name in the file of the exercise's mistakes.
    pub mistake: String,
    /// The recording of a run with the mistake.
    pub recording: String,
    /// The recording of the right program on the same input.
    pub right: String,
}

/// All experiments in the pages, in the order of the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "D: DeserializeOwned")]
pub struct WhatIfs<D> {
    /// Figures whose input the reader changes.
    #[serde(default, rename = "what-if")]
    pub figures: Vec<WhatIf<D>>,
    /// Positions that the reader continues from.
    #[serde(default, rename = "puzzle")]
    pub puzzles: Vec<Puzzle>,
    /// Wrong answers that the reader chooses from.
    #[serde(default, rename = "student")]
    pub students: Vec<Student>,
}

/// Returns all experiments of the course at `root`. `D` is the type of a drawing: `figures::Drawing`, which this
/// crate does not know.
///
/// # Errors
/// If the file cannot be read or has the wrong shape.
pub fn what_ifs<D: DeserializeOwned>(root: &Path) -> Result<WhatIfs<D>, LoadError> {
    read::toml(&root.join("book").join("what-ifs.toml"))
}
