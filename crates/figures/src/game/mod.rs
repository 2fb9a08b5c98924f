//! The game tree of a recorded search: positions, the moves between them, what each player
//! chooses, and what was never visited.
//!
//! A search is known by its moves having a mover. Everything is derived from the recorded
//! events, without recursion: [`call_trace::SearchFrames`] says who searched what, [`read`] makes
//! positions of it, [`judge`] says who chooses what and why a branch was cut.

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
mod visits;
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

/// What a search of a game comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameCounts {
    /// The positions that were searched below the first one. Of searches that begin after different moves, that is the one at
    /// which these were made.
    pub searched: usize,
    /// Those at which nothing further was searched; also the first one, where nothing was searched below it.
    pub leaves: usize,
    /// The branches that were cut: offered, and not searched although others were.
    pub cut: usize,
    /// Boards that were valued, and neither searched nor read as leaves: they are not counted as cut.
    #[serde(skip_serializing_if = "is_none")]
    pub looked_at: usize,
    /// The nodes at which branches were cut.
    pub cut_offs: usize,
    /// Those of them where the bound that was met is held by a node above the parent.
    pub deep: usize,
    /// The searches from a first position whose answer is its value.
    pub exact: usize,
    /// Those that only answered that it is worth so much or less.
    pub at_most: usize,
    /// Those that only answered that it is worth so much or more.
    pub at_least: usize,
    /// What the search found the first position to be worth, to the first player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Value>,
    /// The moves of the line that both players play, from the first position to where it ends.
    pub line: usize,
    /// The first of them, where moves are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<u32>,
}

fn is_none(number: &usize) -> bool {
    *number == 0
}

/// Counts what a search visited and what it cut, as its game tree shows it.
pub fn game_counts(trace: &Trace) -> GameCounts {
    Game::new(&Recorded::new(trace)).counted()
}

impl Game<'_> {
    /// What [`game_counts`] counts.
    pub(crate) fn counted(&self) -> GameCounts {
        let answers = |bound: Bound| {
            let roots = self.roots.iter().map(|&root| self.nodes[root].bound);
            roots.filter(|&of| of == Some(bound)).count()
        };
        GameCounts {
            searched: self.searched(),
            leaves: self.leaves(),
            cut: self.branches_cut(),
            looked_at: self.looked_at(),
            cut_offs: self.cuts().len(),
            exact: answers(Bound::Exact),
            at_most: answers(Bound::AtMost),
            at_least: answers(Bound::AtLeast),
            worth: self.roots.last().and_then(|&root| self.nodes[root].value),
            line: self.line().count(),
            best: self
                .line()
                .next()
                .and_then(|node| node.choice?.parse().ok()),
            deep: self
                .cuts()
                .into_iter()
                .filter(|&cut| self.is_deep(cut))
                .count(),
        }
    }
}
