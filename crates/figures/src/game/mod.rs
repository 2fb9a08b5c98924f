//! The game tree of a recorded search: its positions, the moves between them, each player's choice, and the branches
//! that were never visited.
//!
//! A search is recognised by its moves, which have a mover. Everything is derived from the recorded events, without
//! recursion. [`call_trace::SearchFrames`] finds which call searched which position, [`read`] builds positions from
//! that, and [`judge`] decides who chooses which move and why a branch was cut.

mod about;
mod board;
mod bounds;
mod built;
mod cuts;
pub(crate) mod fold;
mod judge;
mod made;
mod node;
pub(crate) mod number;
mod of_nodes;
mod plain;
mod read;
mod scale;
pub(crate) mod svg;
pub(crate) mod terms;
pub(crate) mod text;
mod tree;
pub(crate) mod view;
mod why;
pub(crate) mod words;

use call_trace::Trace;
use game::{Bound, Value};
use serde::Serialize;

pub(crate) use about::AboutSearch;
pub(crate) use node::{Aside, Mover};
pub(crate) use of_nodes::is_of_nodes;
pub(crate) use scale::Scale;
pub(crate) use tree::Game;

use crate::recorded::Recorded;

/// The counts of a game search: positions, cuts, answers and the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameCounts {
    /// Positions searched below the first one. If the searches begin after different moves, the first one is the
    /// position where those moves were made.
    pub searched: usize,
    /// Positions at which the search went no further. The first position counts if no position was searched below it.
    pub leaves: usize,
    /// Branches that were cut: offered but not searched, although others were.
    pub cut: usize,
    /// Boards that were valued but neither searched nor read as leaves. They are not counted as cut.
    #[serde(skip_serializing_if = "is_none")]
    pub looked_at: usize,
    /// Nodes at which branches were cut.
    pub cut_offs: usize,
    /// Deep cut-offs: the bound belongs to a node above the parent.
    pub deep: usize,
    /// Searches from a first position that returned its exact value.
    pub exact: usize,
    /// Searches from a first position that returned only an upper bound.
    pub at_most: usize,
    /// Searches from a first position that returned only a lower bound.
    pub at_least: usize,
    /// The value that the search found for the first position, from the first player's view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Value>,
    /// The number of moves in the principal variation, from the first position to its end.
    pub line: usize,
    /// The first move of the principal variation, if moves are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<u32>,
}

fn is_none(number: &usize) -> bool {
    *number == 0
}

/// Counts the positions that a search visited and the branches that it cut, as its game tree shows them.
pub fn game_counts(trace: &Trace) -> GameCounts {
    Game::new(&Recorded::new(trace)).counted()
}

impl Game<'_> {
    /// Computes the counts that [`game_counts`] returns.
    pub(crate) fn counted(&self) -> GameCounts {
        let (visited, cuts) = (self.visited(), self.cuts());
        let leaves = self.nodes.iter().filter(|node| node.is_leaf());
        let answers = |bound: Bound| {
            let roots = self.roots.iter().map(|&root| self.nodes[root].bound);
            roots.filter(|&of| of == Some(bound)).count()
        };
        let is_deep = |&&cut: &&usize| {
            let node = &self.nodes[cut];
            let owner = node.why.and_then(|why| why.owner());
            owner.is_some_and(|owner| node.parent != Some(owner))
        };
        let root = self.roots.last().copied();
        let line = root.map_or(Vec::new(), |root| self.line_from(root).collect());
        GameCounts {
            searched: match self.begins_after_moves() {
                true => visited,
                false => visited - self.roots.len(),
            },
            leaves: leaves.filter(|node| !node.unvisited).count(),
            cut: self.branches_cut(),
            looked_at: self.looked_at(),
            cut_offs: cuts.len(),
            deep: cuts.iter().filter(is_deep).count(),
            exact: answers(Bound::Exact),
            at_most: answers(Bound::AtMost),
            at_least: answers(Bound::AtLeast),
            worth: root.and_then(|root| self.nodes[root].value),
            line: line.len().saturating_sub(1),
            best: line.get(1).and_then(|node| node.choice?.parse().ok()),
        }
    }
}
