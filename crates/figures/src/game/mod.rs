//! The game tree of a recorded search: positions, the moves between them, what each player
//! chooses, and what was never visited.
//!
//! A search is known by its moves having a mover. Everything is derived from the recorded
//! events, in passes that do not recurse: [`calls`] groups the events by call, [`read`] makes
//! positions of them, [`judge`] says who chooses what and why a branch was cut.

mod built;
mod calls;
mod cuts;
mod fold;
mod grid;
mod judge;
mod missed;
mod number;
mod picture;
pub(crate) mod player;
mod read;
mod scale;
pub(crate) mod svg;
mod teller;
mod text;
mod why;
mod words;

use call_trace::{Event, Trace};

use crate::labels::clip;

pub use grid::{grid_svg, grid_text};
pub use svg::game_tree_svg;
pub use text::game_tree_text;

pub(crate) use number::{Bound, Window};

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
}

/// Who chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mover {
    /// The first player, who chooses the largest value.
    Max,
    /// The second player, who chooses the smallest.
    Min,
}

/// A position that was searched.
#[derive(Debug, Default)]
pub(crate) struct Node<'t> {
    pub parent: Option<usize>,
    /// What was searched below, in the order of search.
    pub children: Vec<usize>,
    /// 0 for a root.
    pub depth: usize,
    /// The move that led here.
    pub choice: Option<&'t str>,
    /// Moves of the same player before it, which were made on the way and not searched.
    pub first: Vec<&'t str>,
    /// The depth that was asked for, where a call said so.
    pub asked: Option<&'t str>,
    /// What was asked of the position, where the answer is yes or no: is it worth so much?
    pub at_least: Option<&'t str>,
    pub answer: Option<bool>,
    /// Who moves here; none where no move was made.
    pub mover: Option<Mover>,
    mover_name: Option<&'t str>,
    /// The position as text, where it is known.
    pub board: Option<std::borrow::Cow<'t, str>>,
    /// Alpha and beta as they were handed down.
    pub window: Option<Window>,
    /// What was returned; at a leaf, what it is worth.
    pub value: Option<i64>,
    pub bound: Option<Bound>,
    /// What was found to be worth without looking further.
    pub worth: Option<i64>,
    /// The moves that can be made.
    pub offered: Vec<&'t str>,
    /// The moves that were offered or made, and not searched, although others were.
    pub cut: Vec<Branch<'t>>,
    /// Moves that were made and not searched, where none was searched.
    pub peeked: usize,
    /// The last move that was made, where it was taken back and not searched.
    looked_at_last: Option<calls::Play<'t>>,
    /// Why the branches were cut.
    pub why: Option<Why>,
    /// It was built, and the search never visited it.
    pub unvisited: bool,
    /// Whether it is on the line that both play.
    pub line: bool,
    /// Whether it was searched by a call of its own.
    pub called: bool,
    /// Whether it came to its end: no panic passed through it, and the recording goes on.
    pub returned: bool,
    /// The moments of its call and of its return; without a call, of the move and of its value.
    pub entered: Option<usize>,
    pub left: Option<usize>,
}

/// A branch that was not searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Branch<'t> {
    pub choice: &'t str,
    /// The move was made, and its position not searched.
    pub peeked: bool,
}

/// Why branches were cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Why {
    /// The best value that was found at the node.
    pub best: i64,
    /// The bound that it met, and whose it is: an ancestor's, or that of the first window.
    pub met: Option<(i64, Option<usize>)>,
}

impl<'t> Game<'t> {
    /// The game tree of a run.
    pub(crate) fn new(trace: &'t Trace) -> Self {
        let mut game = read::read(trace);
        judge::judge(&mut game);
        game
    }

    /// For each node, how many positions were searched below it.
    pub(crate) fn below(&self) -> Vec<usize> {
        let mut below = vec![0; self.nodes.len()];
        for (this, node) in self.nodes.iter().enumerate().rev() {
            if let Some(parent) = node.parent {
                below[parent] += below[this] + 1;
            }
        }
        below
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
    pub(crate) fn is_left_out(&self, what: fold::What) -> bool {
        let unvisited = |node: usize| self.nodes[node].unvisited;
        match what {
            fold::What::Cut(..) => true,
            fold::What::Node(node) => {
                unvisited(node) && !self.nodes[node].parent.is_some_and(unvisited)
            }
            fold::What::Gap(..) => false,
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

impl Node<'_> {
    /// The value as a figure shows it: `47`, `≤ 40` where only a bound is known, `≥ 2 ✓` where a
    /// question was answered.
    pub(crate) fn label(&self) -> Option<String> {
        if let Some(answer) = self.answer {
            let sign = if answer { "✓" } else { "✗" };
            let asked = self.at_least.map(|t| format!("≥ {} ", t.replace('-', "−")));
            return Some(asked.unwrap_or_default() + sign);
        }
        Some(self.bound?.shown(self.value?))
    }
}

impl Mover {
    pub(crate) fn other(self) -> Self {
        match self {
            Mover::Max => Mover::Min,
            Mover::Min => Mover::Max,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Mover::Max => "MAX",
            Mover::Min => "MIN",
        }
    }

    /// The one that the player prefers.
    pub(crate) fn best(self, a: i64, b: i64) -> i64 {
        match self {
            Mover::Max => a.max(b),
            Mover::Min => a.min(b),
        }
    }
}
