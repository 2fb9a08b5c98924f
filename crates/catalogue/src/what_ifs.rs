//! What readers of the book may try: `book/what-ifs.toml`.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::LoadError;
use crate::{Recording, read};

/// A figure whose input a reader changes, with goals to reach. What is drawn of its run, `D` says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhatIf<D> {
    /// What a page calls it by.
    pub name: String,
    /// The recording that it begins with.
    pub recording: String,
    /// What is drawn: `{ player = { whole = true } }`.
    pub draw: D,
    /// What a page reads.
    #[serde(flatten)]
    pub lab: Lab,
}

/// What is measured, beside what, and what is to be reached. As JSON it stands in the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lab {
    /// What the run is called in the comparison.
    pub title: String,
    /// Which count is compared: a name of `figures::RunCounts`.
    pub measure: String,
    /// What it counts.
    pub unit: String,
    /// A second count, said beside the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Measure>,
    /// Whether what the searches answered is compared, too.
    #[serde(default)]
    pub answers: bool,
    /// Other runs of the chapter that take the same input, measured beside it.
    #[serde(default)]
    pub beside: Vec<Other>,
    /// What a reader chooses, where there are several programs: `program`.
    #[serde(default)]
    pub choice: String,
    /// Other runs of the chapter that take the same input, of which the reader chooses one.
    #[serde(default)]
    pub choose: Vec<Other>,
    /// Runs of those two lists, and the one that the recording is of, that may be stepped through beside
    /// another one, in step: they make calls of the same kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub step: Vec<String>,
    /// What a reader tries to reach.
    #[serde(default, alias = "goal")]
    pub goals: Vec<Goal>,
}

/// A count that is compared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// A name of `figures::RunCounts`.
    pub measure: String,
    /// What it counts.
    pub unit: String,
}

/// Another run on the same input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The run.
    pub run: String,
    /// What it is called.
    pub title: String,
    /// How many words of the input it takes, where not all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<usize>,
    /// How many words at the beginning are not for it.
    #[serde(default)]
    pub skips: usize,
}

/// Something to reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The goal, in words.
    pub says: String,
    /// The same in counts: `leaves = 5`, or several joined by `and`. A number that was given counts
    /// by the name of its argument, and a run that was chosen counts one, by its own; `changed` are the
    /// leaves of a tree that are not those of the example, in a tree of the same shape. In place of a
    /// number stands `beside.leaves` for the count of the first run that is measured beside this one,
    /// and `look_ahead.leaves` for that of the one of this name.
    pub when: String,
    /// What whoever has reached it has seen.
    pub why: String,
    /// An input that reaches it. No page has it; a test tries it.
    #[serde(skip_serializing)]
    pub by: Vec<String>,
    /// The run that reaches it, where it is one of those to choose from.
    #[serde(default, skip_serializing)]
    pub with: Option<String>,
}

/// A position to play on from, with goals to reach.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// What a page calls it by.
    pub name: String,
    /// The game, as `cargo course play` calls it.
    pub game: String,
    /// The recording of a game: what it takes is a size and the moves.
    pub recording: String,
    /// How many of its moves are made.
    pub after: usize,
    /// Who is a person: `first`, `second`, `both`.
    pub people: String,
    /// What a reader tries to reach. A goal is told in what `live play` counts; its `by` are the moves of both.
    #[serde(default, alias = "goal")]
    pub goals: Vec<Goal>,
}

impl Puzzle {
    /// The position, as `cargo course play --from` takes it: of what the recording's run takes, the size and
    /// the moves that are made.
    pub fn from(&self, recording: &Recording) -> String {
        let words = recording.run.iter().skip(1);
        let words = words.flat_map(|word| word.split_whitespace());
        let words: Vec<&str> = words.take(1 + self.after).collect();
        words.join(" ")
    }
}

/// Wrong answers to an exercise, of which a reader chooses one and sees what its author sees.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Student {
    /// The exercise's stem; a page calls it by that.
    pub exercise: String,
    /// The wrong answers, in the order in which a page offers them.
    #[serde(alias = "answer")]
    pub answers: Vec<WrongAnswer>,
}

/// A wrong answer that people really give.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// Its name in the file of the exercise's mistakes.
    pub mistake: String,
    /// The recording of a run with it.
    pub recording: String,
    /// That of the right program on the same input.
    pub right: String,
}

/// What readers try in the pages, in the order of the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "D: DeserializeOwned")]
pub struct WhatIfs<D> {
    /// Figures whose input is changed.
    #[serde(default, rename = "what-if")]
    pub figures: Vec<WhatIf<D>>,
    /// Positions that are played on from.
    #[serde(default, rename = "puzzle")]
    pub puzzles: Vec<Puzzle>,
    /// Wrong answers that are chosen from.
    #[serde(default, rename = "student")]
    pub students: Vec<Student>,
}

/// All of the course that lies in `root`. `D` is what a figure is drawn as: `figures::Drawing`, which is not known here.
///
/// # Errors
/// When the file cannot be read, or is not of the right shape.
pub fn what_ifs<D: DeserializeOwned>(root: &Path) -> Result<WhatIfs<D>, LoadError> {
    read::toml(&root.join("book").join("what-ifs.toml"))
}
