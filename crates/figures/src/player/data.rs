//! What the scripts of the players read, each value by its name. What there is none of is left out.

use serde::Serialize;

use super::call_sites::CallSite;
use crate::element::Path;
use crate::game::Scale;
use crate::steps::{Step, StepBoard};

/// A run of calls, or a search: for `calls` in `player.js`.
#[derive(Debug, Serialize)]
pub(super) struct PlayerData<'s> {
    /// Of a search with windows: its number line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axis: Option<Scale>,
    /// The functions that were called.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub functions: &'s [&'s str],
    /// The nodes of the drawing, by their numbers there.
    pub nodes: Vec<NodeData>,
    /// The node that was opened last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<usize>,
    /// The boards of its steps, each once.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub boards: &'s [StepBoard],
    pub steps: &'s [Step],
    /// How much it was, which is told with the last step.
    pub facts: &'s str,
}

/// A node of the drawing.
#[derive(Debug, Serialize)]
pub(super) struct NodeData {
    /// What stands in its frame on the stack.
    pub label: String,
    /// The node above it in the tree, which is below it on the stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<usize>,
    /// It is a branch that was cut.
    #[serde(skip_serializing_if = "is_false")]
    pub cut: bool,
    /// Of a call.
    #[serde(flatten)]
    pub site: CallSite,
    /// What is only said where another run is to be stepped through beside it.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub known: Option<Known>,
}

/// By what a call is known, and why calls that another run makes may be missing inside it.
#[derive(Debug, Serialize)]
pub(super) struct Known {
    /// What tells it from others inside the nearest node above it that is known: its own key, and before
    /// it the keys of calls in between that are not drawn.
    pub key: Vec<String>,
    /// Calls inside it are left out of the drawing.
    #[serde(skip_serializing_if = "is_false")]
    pub folded: bool,
    /// The moves that were cut there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<String>,
    /// It answered without a further call, from what was known.
    #[serde(skip_serializing_if = "is_false")]
    pub remembered: bool,
}

/// A game of dots and boxes that was played: for `field.js`.
#[derive(Debug, Serialize)]
pub(super) struct PlayedGame {
    /// How many moves were made before the first one here.
    pub before: usize,
    /// The field before the first move, and after each move.
    pub steps: Vec<Position>,
}

/// The field after a move.
#[derive(Debug, Serialize)]
pub(super) struct Position {
    /// What happened, in a sentence.
    pub say: String,
    /// The line that was drawn, and who drew it; before the first move there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// The numbers of the boxes that it closed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<usize>,
    pub score: Score,
    /// Who moves next; nobody where the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<&'static str>,
    /// The bands of the chains.
    #[serde(skip_serializing_if = "Path::is_empty")]
    pub chains: Path,
    /// What is written on them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lengths: Vec<Length>,
    /// The lines that would close a box.
    #[serde(skip_serializing_if = "Path::is_empty")]
    pub closers: Path,
}

/// How many boxes each player has.
#[derive(Debug, Serialize)]
pub(super) struct Score {
    #[serde(rename = "A")]
    pub a: usize,
    #[serde(rename = "B")]
    pub b: usize,
}

/// The length of a chain, and where it is written.
#[derive(Debug, Serialize)]
pub(super) struct Length {
    pub x: f64,
    pub y: f64,
    pub text: String,
}

/// For serde, which asks by reference.
fn is_false(it: &bool) -> bool {
    !it
}
