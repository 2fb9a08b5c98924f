//! The game tree of a recorded search, and what can be asked of it.

use call_trace::Search;

use super::node::Node;
use super::plain::Plain;
use crate::labels::clip;

/// The game tree.
#[derive(Debug, Default)]
pub(crate) struct Game<'t> {
    /// The positions that were searched, each before those below it.
    pub nodes: Vec<Node<'t>>,
    /// The lists of moves that can be made: nodes of the same way share one.
    pub offers: Vec<Vec<&'t str>>,
    /// A search begins at each of them.
    pub roots: Vec<usize>,
    /// The search that was run, as the program calls it.
    pub function: &'t str,
    /// Which search its function says that it is.
    pub search: Option<Search>,
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
    /// Whether nothing was searched after a move that ends the game, at any node.
    pub stops_at_ends: bool,
    /// Whether a value is known of any node.
    pub valued: bool,
    /// The functions that returned something else than the best of the replies at some node, or handed down a window that is moved
    /// by something else.
    pub straying: Vec<&'t str>,
    /// Leaves were valued where the recording could see it.
    pub values_seen: bool,
    /// A board around the recorded one values positions by itself: what they are worth to the search is known from its calls
    /// alone.
    pub valued_around: bool,
    /// How many leaves of the tree that is written out at the one root were valued, where moves led to them.
    pub leaves_valued: Option<usize>,
    /// When the time of the search was up.
    pub time_up: Option<usize>,
    /// Plain alpha-beta on the same boards, where the search is meant to be it.
    pub(super) plain: Option<Plain>,
}

impl<'t> Game<'t> {
    /// The moves that can be made at a node.
    pub(crate) fn offered(&self, node: &Node) -> &[&'t str] {
        node.offers.map_or(&[], |at| &self.offers[at])
    }

    /// Positions at which nothing further was searched.
    pub(crate) fn leaves(&self) -> usize {
        let visited = self.nodes.iter().filter(|node| !node.unvisited);
        visited.filter(|node| node.is_leaf()).count()
    }

    /// The positions of the line that both play from the last root, without that root itself.
    pub(crate) fn line(&self) -> impl Iterator<Item = &Node<'t>> {
        let root = self.roots.last().into_iter();
        root.flat_map(|&root| self.line_from(root).skip(1))
    }

    /// The positions of the line that both play from a root on.
    pub(crate) fn line_from(&self, root: usize) -> impl Iterator<Item = &Node<'t>> {
        let below = |&at: &usize| {
            let mut children = self.nodes[at].children.iter().copied();
            children.find(|&child| self.nodes[child].line)
        };
        std::iter::successors(Some(root), below).map(|at| &self.nodes[at])
    }

    /// The nodes at which branches were cut, in the order of the cuts.
    pub(crate) fn cuts(&self) -> Vec<usize> {
        let has_cut =
            |&node: &usize| self.nodes[node].cut().next().is_some() || self.passes_over(node);
        let mut cuts: Vec<usize> = (0..self.nodes.len()).filter(has_cut).collect();
        cuts.sort_by_key(|&node| self.nodes[node].left);
        cuts
    }

    /// Whether the branches of a node were cut by a bound that a node above its parent holds.
    pub(crate) fn is_deep(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let owner = node.why.and_then(|why| why.owner());
        owner.is_some_and(|owner| node.parent != Some(owner))
    }

    /// Whether the branches of a node were left out for a reason of the search, a bound that was met
    /// or a question that was answered: a search without a window may leave moves out, and cuts none.
    pub(crate) fn is_cut(&self, this: usize) -> bool {
        self.nodes[this].why.is_some() || self.nodes[this].answer == Some(true)
    }

    /// Whether the time was up before a node was left, so that its value says nothing.
    pub(crate) fn is_cut_short(&self, this: usize) -> bool {
        let left = self.nodes[this].left;
        self.time_up
            .is_some_and(|up| left.is_none_or(|left| left > up))
    }

    /// Whether all moves of a node were tried, and the time was up at the last of them: no branch says so.
    pub(crate) fn is_whole_and_cut_short(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let goes_on = |child: usize| !self.nodes[child].children.is_empty();
        let is_short = |&child: &usize| goes_on(child) && self.is_cut_short(child);
        goes_on(this)
            && self.is_cut_short(this)
            && node.cut.is_empty()
            && !node.children.iter().any(is_short)
    }

    /// Whether the last move that was searched ends the game, and no search went on after such a move. A
    /// leaf of a written tree ends no game.
    pub(crate) fn ends_at_once(&self, this: usize) -> bool {
        let last = self.nodes[this].children.last();
        self.stops_at_ends && !self.numbered && last.is_some_and(|&child| self.nodes[child].over)
    }

    /// Whether a child of a visited node was built and never visited.
    pub(crate) fn passes_over(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let mut children = node.children.iter();
        !node.unvisited && children.any(|&child| self.nodes[child].unvisited)
    }

    /// Whether a single call was recorded of a search that is told how deep to look, although boards were
    /// searched below its own.
    pub(crate) fn is_of_one_call(&self) -> bool {
        let called = self.nodes.iter().filter(|node| node.call.is_some());
        let called: Vec<&Node> = called.collect();
        let mut inner = self.nodes.iter().filter(|node| !node.children.is_empty());
        matches!(called[..], [one] if one.asked.is_some()) && inner.any(|node| node.call.is_none())
    }

    /// How many positions were visited: all, unless the recording shows what was built.
    pub(crate) fn visited(&self) -> usize {
        self.nodes.iter().filter(|node| !node.unvisited).count()
    }

    /// How many of them are below the first one: of searches that begin after different moves, all.
    pub(crate) fn searched(&self) -> usize {
        match self.begins_after_moves() {
            true => self.visited(),
            false => self.visited() - self.roots.len(),
        }
    }

    /// How many boards were valued and neither searched nor read as leaves.
    pub(crate) fn looked_at(&self) -> usize {
        self.nodes.iter().map(|node| node.looked_at).sum()
    }

    /// How many branches were cut.
    pub(crate) fn branches_cut(&self) -> usize {
        self.nodes.iter().map(|node| node.cut().count()).sum()
    }
}

impl<'t> Game<'t> {
    /// Whether its searches begin after different moves: what made these was not recorded.
    pub(super) fn begins_after_moves(&self) -> bool {
        let mut choices = self.roots.iter().map(|&root| self.nodes[root].choice);
        let first = choices.next().flatten();
        first.is_some() && choices.any(|choice| choice != first)
    }

    /// What led to a node, as a figure shows it: the move; of one search among several, its depth, or the move
    /// after which it begins.
    pub(crate) fn led_by(&self, this: usize) -> Option<String> {
        let node = &self.nodes[this];
        if let Some(aside) = node.aside {
            return Some(aside.word().into());
        }
        if node.parent.is_none() && self.begins_after_moves() {
            return node.choice.map(|choice| format!("move {choice}"));
        }
        match (node.parent, node.asked) {
            (None, Some(depth)) if self.roots.len() > 1 => Some(format!("depth {depth}")),
            _ => node.choice.filter(|_| !self.numbered).map(|choice| {
                let left = usize::from(self.nodes[this].left_boxes);
                let mut closed = match self.closed(this) - left {
                    0 => String::new(),
                    boxes => format!(" +{boxes}"),
                };
                if left > 0 {
                    closed += &format!(" leaves {left}");
                }
                let mut moves = node.first.clone();
                moves.push(choice);
                clip(&moves.join(" "), 16) + &closed
            }),
        }
    }
}
