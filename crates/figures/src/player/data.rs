//! The data for the scripts of the players, each value under its name. Missing values are omitted.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::element::Path;
use crate::game::Scale;
use crate::steps::{Step, StepBoard};

/// A run of calls, or a search: for `calls` in `player.js`.
#[derive(Debug, Serialize)]
pub(super) struct PlayerData<'s> {
    /// The number line of a search with windows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axis: Option<Scale>,
    /// The functions that were called, each once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<&'s str>,
    /// The nodes of the drawing, by their numbers there.
    pub nodes: Vec<NodeData>,
    /// The node that was opened last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<usize>,
    /// The boards of its steps, each once.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub boards: &'s [StepBoard],
    pub steps: &'s [Step],
    /// The totals, which are shown with the last step.
    pub facts: &'s str,
}

#[derive(Debug, Serialize)]
pub(super) struct NodeData {
    /// The label of its frame on the stack.
    pub label: String,
    /// The node above it in the tree, which is below it on the stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<usize>,
    /// Whether it is a branch that was cut.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cut: bool,
    /// The place of its call.
    #[serde(flatten)]
    pub site: CallSite,
    /// The key of its call, given only if another run is to be stepped through beside this one.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub known: Option<Known>,
}

/// The place of a call. Functions are their numbers in [`PlayerData::functions`].
#[derive(Debug, Default, Serialize)]
pub(super) struct CallSite {
    /// The function that it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<usize>,
    /// The function that made it, and the line of the call in that function, whose first line is 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

/// The key that identifies a call, and the reasons why calls that another run makes may be missing inside it.
#[derive(Debug, Serialize)]
pub(super) struct Known {
    /// The key that distinguishes it from others inside its nearest ancestor with a key. The keys of calls in between that
    /// are not drawn precede its own.
    pub key: Vec<String>,
    /// Whether calls inside it are left out of the drawing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub folded: bool,
    /// The moves that were cut there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<String>,
    /// Whether it returned a remembered result without a further call.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub remembered: bool,
}

/// A game of dots and boxes that was played: for `field.js`.
#[derive(Debug, Serialize)]
pub(super) struct PlayedGame {
    /// The number of moves before the first one here.
    pub before: usize,
    /// The field before the first move, and after each move.
    pub steps: Vec<Position>,
}

#[derive(Debug, Serialize)]
pub(super) struct Position {
    /// The move, in a sentence.
    pub say: String,
    /// The line that was drawn, and the player who drew it, or `None` before the first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// The numbers of the boxes that it closed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<usize>,
    /// The number of boxes of each player, by the player's letter.
    pub score: BTreeMap<&'static str, usize>,
    /// The player who moves next, or `None` if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<&'static str>,
    /// The bands of the chains.
    #[serde(skip_serializing_if = "Path::is_empty")]
    pub chains: Path,
    /// The labels on the bands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lengths: Vec<Length>,
    /// The lines that would close a box.
    #[serde(skip_serializing_if = "Path::is_empty")]
    pub closers: Path,
}

/// The length of a chain, and the point where it is written.
#[derive(Debug, Serialize)]
pub(super) struct Length {
    pub x: f64,
    pub y: f64,
    pub text: String,
}
