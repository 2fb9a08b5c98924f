//! The game tree of a recorded search: positions, the moves between them, what each player
//! chooses, and what was never visited.
//!
//! A search is known by its moves having a mover. Everything is derived from the recorded
//! events, in passes that do not recurse: [`calls`] groups the events by call, [`read`] makes
//! positions of them, [`judge`] says who chooses what and why a branch was cut.

mod board;
mod built;
mod calls;
mod cuts;
pub(crate) mod fold;
mod judge;
mod node;
pub(crate) mod number;
mod plain;
mod read;
mod scale;
pub(crate) mod svg;
mod text;
mod why;
mod words;

use call_trace::{Event, Trace};

use crate::fold::What;
use crate::labels::clip;

pub use svg::game_tree_svg;
pub use text::game_tree_text;

pub(crate) use node::{Branch, Mover, Node, Why};
pub(crate) use scale::Scale;

/// Whether a run is a search of a game: calls make moves, and these have movers.
/// [`crate::tree_text`] and [`crate::tree_svg`] draw the game tree of such a run.
pub fn is_game(trace: &Trace) -> bool {
    let mut open = 0_usize;
    trace.events().any(|event| {
        match event {
            Event::Enter { .. } => open += 1,
            Event::Leave { .. } => open = open.saturating_sub(1),
            _ => {}
        }
        open > 0 && matches!(event, Event::Play { mover: Some(_), .. })
    })
}

/// What a search of a game comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameCounts {
    /// The positions that were searched below the first one.
    pub searched: usize,
    /// Those at which nothing further was searched.
    pub leaves: usize,
    /// The branches that were cut: offered, and not searched although others were.
    pub cut: usize,
    /// The nodes at which branches were cut.
    pub cut_offs: usize,
}

/// Counts what a search visited and what it cut, as its game tree shows it.
pub fn game_counts(trace: &Trace) -> GameCounts {
    let game = Game::new(trace);
    GameCounts {
        searched: game.visited() - game.roots.len(),
        leaves: game.leaves(),
        cut: game.branches_cut(),
        cut_offs: game.cuts().len(),
    }
}

/// The game tree.
#[derive(Debug, Default)]
pub(crate) struct Game<'t> {
    /// The positions that were searched, each before those below it.
    pub nodes: Vec<Node<'t>>,
    /// A search begins at each of them.
    pub roots: Vec<usize>,
    /// The search that was run, as the program calls it.
    pub function: &'t str,
    /// Whether the calls have alpha and beta.
    pub windows: bool,
    /// Whether moves are only the numbers of the branches, in order.
    pub numbered: bool,
    /// Whether the values were those of the player to move; here they are MAX's.
    pub negated: bool,
    /// Whether values are those of the boxes still to come; the boxes that a move closes are added.
    pub rests: bool,
    /// How many calls were made after the recording was full.
    pub unrecorded: usize,
    /// How many positions were built before the search, where that was recorded too.
    pub built: Option<usize>,
    /// Whether the calls answer yes or no instead of returning a value.
    pub asks: bool,
    /// Whether a value is known of any node.
    pub valued: bool,
    /// Leaves were valued where the recording could see it.
    pub values_seen: bool,
    /// Plain alpha-beta on the same boards, where the search is meant to be it.
    plain: Option<plain::Plain>,
}

impl<'t> Game<'t> {
    /// The game tree of a run.
    pub(crate) fn new(trace: &'t Trace) -> Self {
        let mut game = read::read(trace);
        judge::judge(trace, &mut game);
        game
    }

    /// Positions at which nothing further was searched.
    pub(crate) fn leaves(&self) -> usize {
        let visited = self.nodes.iter().filter(|node| !node.unvisited);
        visited.filter(|node| node.children.is_empty()).count()
    }

    /// The nodes at which branches were cut, in the order of the cuts.
    pub(crate) fn cuts(&self) -> Vec<usize> {
        let has_cut = |&node: &usize| !self.nodes[node].cut.is_empty() || self.passes_over(node);
        let mut cuts: Vec<usize> = (0..self.nodes.len()).filter(has_cut).collect();
        cuts.sort_by_key(|&node| self.nodes[node].left);
        cuts
    }

    /// Whether a child of a visited node was built and never visited.
    pub(crate) fn passes_over(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let mut children = node.children.iter();
        !node.unvisited && children.any(|&child| self.nodes[child].unvisited)
    }

    /// Whether this is a branch that the search left out: cut, or built and never visited.
    pub(crate) fn is_left_out(&self, what: fold::PositionOr) -> bool {
        let unvisited = |node: usize| self.nodes[node].unvisited;
        match what {
            What::Leaf(_) => true,
            What::Node(node) => unvisited(node) && !self.nodes[node].parent.is_some_and(unvisited),
            What::Gap { .. } => false,
        }
    }

    /// How many positions were visited: all, where it is not known what was built.
    pub(crate) fn visited(&self) -> usize {
        self.nodes.iter().filter(|node| !node.unvisited).count()
    }

    /// How many branches were cut.
    pub(crate) fn branches_cut(&self) -> usize {
        self.nodes.iter().map(|node| node.cut.len()).sum()
    }
}

impl<'t> Game<'t> {
    /// What led to a node, as a figure shows it: the move; of one search among several, its depth.
    pub(crate) fn led_by(&self, this: usize) -> Option<String> {
        let node = &self.nodes[this];
        match (node.parent, node.asked) {
            (None, Some(depth)) if self.roots.len() > 1 => Some(format!("depth {depth}")),
            _ => node.choice.filter(|_| !self.numbered).map(|choice| {
                let closed = match self.closed(this) {
                    0 => String::new(),
                    boxes => format!(" +{boxes}"),
                };
                let mut moves = node.first.clone();
                moves.push(choice);
                clip(&moves.join(" "), 16) + &closed
            }),
        }
    }
}
