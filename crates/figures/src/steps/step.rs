//! A step of a run, and all of them.

use game::{Value, Window};
use serde::Serialize;

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
        let sentences = sentences.into_iter();
        Steps {
            steps: sentences
                .map(|say| Step::new(StepKind::Note, 0, say))
                .collect(),
            ..Steps::default()
        }
    }
}

/// The kind of a step.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StepKind {
    Call,
    Return,
    /// A position is valued without a call of its own.
    Leaf,
    /// The branch at the step's node is cut, together with those beside it.
    Cut,
    /// Any other step, which moves no frame.
    #[default]
    Note,
}

impl StepKind {
    /// Returns the kind of leap that leads to a step of this kind.
    pub(crate) fn leap(self) -> Option<Leap> {
        match self {
            StepKind::Call => Some(Leap::Call),
            StepKind::Return => Some(Leap::Return),
            StepKind::Leaf => Some(Leap::Leaf),
            StepKind::Cut => Some(Leap::Cut),
            StepKind::Note => None,
        }
    }
}

#[derive(Debug, Default, Serialize)]
pub(crate) struct Step {
    pub kind: StepKind,
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
    #[serde(skip_serializing_if = "is_false")]
    pub better: bool,
}

impl Step {
    pub(crate) fn new(kind: StepKind, node: usize, say: String) -> Self {
        Step {
            kind,
            node,
            say,
            ..Step::default()
        }
    }
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

impl From<Window> for Ends {
    fn from(Window { alpha, beta }: Window) -> Self {
        Ends { alpha, beta }
    }
}

/// Takes a reference, as serde requires.
fn is_false(it: &bool) -> bool {
    !it
}
