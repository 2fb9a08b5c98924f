//! A step of a run, and all of them.

use game::Value;
use serde::{Serialize, Serializer};

use crate::leap::Leap;

/// The steps of a run.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    pub steps: Vec<Step>,
    /// The boards of its steps, each once.
    pub boards: Vec<StepBoard>,
    /// The size and the result of the run, shown with the last step.
    pub facts: String,
}

impl Steps {
    /// Returns steps that consist only of sentences.
    pub(crate) fn said(sentences: Vec<String>) -> Self {
        let note = |say| Step {
            say,
            ..Step::default()
        };
        Steps {
            steps: sentences.into_iter().map(note).collect(),
            ..Steps::default()
        }
    }
}

#[derive(Debug, Default, Serialize)]
pub(crate) struct Step {
    /// The leap that leads to it. Any other step is a note, which moves no frame. A cut is at a branch that is cut
    /// together with those beside it.
    #[serde(serialize_with = "kind_or_note")]
    pub kind: Option<Leap>,
    pub node: usize,
    /// The event in a sentence.
    pub say: String,
    /// A place to leap to, in addition to its kind: a leaf, a dead end, a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    /// The board after the step, by its number in [`Steps::boards`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<usize>,
    /// The player who moves at the position of a search after the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mover: Option<&'static str>,
    /// The best value found there so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Value>,
    /// The window there, as far as it is narrowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<Ends>,
    /// The value that arrived there in this step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came: Option<Value>,
    /// Whether that value is the best one so far.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub better: bool,
}

/// A board that a player shows beside the stack.
#[derive(Debug, Serialize)]
pub(crate) struct StepBoard {
    /// `queens`, if the squares are drawn. Any other board is shown as its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    pub text: String,
}

/// The ends of a window. An open end is the smallest or the largest [`Value`].
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct Ends {
    pub alpha: Value,
    pub beta: Value,
}

/// Takes a reference, as serde requires.
fn kind_or_note<S: Serializer>(kind: &Option<Leap>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.map_or("note", Leap::name))
}
