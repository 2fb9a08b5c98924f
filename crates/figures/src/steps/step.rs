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
    /// How much it was, which is told with the last step.
    pub facts: String,
}

impl Steps {
    /// Steps that are sentences and nothing else.
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

/// What happens in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StepKind {
    Call,
    Return,
    /// A position is valued that is no call of its own.
    Leaf,
    /// The branch at the step's node is cut, with those beside it.
    Cut,
    /// Anything else, which moves no frame.
    Note,
}

impl StepKind {
    /// The steps that one may leap to because they are of this kind.
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

/// A step of a run.
#[derive(Debug, Serialize)]
pub(crate) struct Step {
    pub kind: StepKind,
    pub node: usize,
    /// What happened, in a sentence.
    pub say: String,
    /// A place to leap to, besides its kind: a leaf, a dead end, a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    /// The board then, by its number in [`Steps::boards`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<usize>,
    /// Who moves at the position that a search is in afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mover: Option<&'static str>,
    /// The best value found there until now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Value>,
    /// The window there, as far as it is narrowed until now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<Ends>,
    /// The value that came back there in this step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came: Option<Value>,
    /// It is the best one until now.
    #[serde(skip_serializing_if = "is_false")]
    pub better: bool,
}

impl Step {
    pub(crate) fn new(kind: StepKind, node: usize, say: String) -> Self {
        Step {
            kind,
            node,
            say,
            mark: None,
            board: None,
            mover: None,
            best: None,
            window: None,
            came: None,
            better: false,
        }
    }
}

/// A board that a player shows beside the stack.
#[derive(Debug, Serialize)]
pub(crate) struct StepBoard {
    /// `queens`, whose squares are drawn; any other board is shown as its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    pub text: String,
}

/// The ends of a window; an open one is the least or the largest [`Value`].
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

/// For serde, which asks by reference.
fn is_false(it: &bool) -> bool {
    !it
}
