//! The game tree of a recorded search, and its queries.

use call_trace::Search;
use game::Diagnostic;

use super::node::Node;
use crate::labels::clip;

#[derive(Debug, Default)]
pub(crate) struct Game<'t> {
    /// The positions that were searched. Each precedes the positions below it.
    pub nodes: Vec<Node<'t>>,
    /// The available moves after each path of moves.
    pub offers: Vec<Vec<&'t str>>,
    /// The first position of each search.
    pub roots: Vec<usize>,
    /// The function that searches, as the program calls it.
    pub function: &'t str,
    /// The search that the function declares itself to be.
    pub search: Option<Search>,
    /// Whether the calls have alpha and beta.
    pub windows: bool,
    /// Whether moves are only the numbers of the branches, in order.
    pub numbered: bool,
    /// Whether the recorded values were those of the player to move. Here they are MAX's.
    pub negated: bool,
    /// Whether values cover only the boxes that are still free. The boxes that a move closes are added.
    pub rests: bool,
    /// The number of calls made after the recording was full.
    pub unrecorded: usize,
    /// The number of positions that were built before the search, if that was recorded.
    pub built: Option<usize>,
    /// Whether the calls answer yes or no instead of returning a value.
    pub asks: bool,
    /// Whether nodes searched further after other moves, but none after a move that ends the game.
    pub stops_at_ends: bool,
    /// Whether any node has a known value.
    pub valued: bool,
    /// Whether the recording shows that leaves were valued.
    pub values_seen: bool,
    /// Whether a board around the recorded one values positions by itself. Then only the calls of the search show the
    /// values that it received.
    pub valued_around: bool,
    /// The number of valued leaves in the tree written at the only root, counting leaves that moves led to.
    pub leaves_valued: Option<usize>,
    /// The moment when the time of the search was up.
    pub time_up: Option<usize>,
    /// How the search deviates from plain alpha-beta on the same boards, if it is meant to be that.
    pub plain: Option<Diagnostic>,
}

impl<'t> Game<'t> {
    /// Adds a node, as a root or as the last child of its parent.
    pub(super) fn add(&mut self, node: Node<'t>) -> usize {
        let this = self.nodes.len();
        let depth = match node.parent {
            Some(parent) => {
                self.nodes[parent].children.push(this);
                self.nodes[parent].depth + 1
            }
            None => {
                self.roots.push(this);
                0
            }
        };
        self.nodes.push(Node { depth, ..node });
        this
    }

    /// Returns the moves that can be made at a node.
    pub(crate) fn offered(&self, node: &Node) -> &[&'t str] {
        node.offers.map_or(&[], |at| &self.offers[at])
    }

    /// Returns the positions of the principal variation from a root on.
    pub(crate) fn line_from(&self, root: usize) -> impl Iterator<Item = &Node<'t>> {
        let below = |&at: &usize| {
            let mut children = self.nodes[at].children.iter().copied();
            children.find(|&child| self.nodes[child].line)
        };
        std::iter::successors(Some(root), below).map(|at| &self.nodes[at])
    }

    /// Returns the nodes at which branches were cut, in the order of the cuts.
    pub(crate) fn cuts(&self) -> Vec<usize> {
        let has_cut =
            |&node: &usize| self.nodes[node].cut().next().is_some() || self.passes_over(node);
        let mut cuts: Vec<usize> = (0..self.nodes.len()).filter(has_cut).collect();
        cuts.sort_by_key(|&node| self.nodes[node].left);
        cuts
    }

    /// Returns whether the search had a reason to leave out the branches of a node: a bound that was met, or a
    /// question that was answered. A search without a window may leave moves out, but that is not a cut. Neither is a
    /// branch that was left out although later moves were searched.
    pub(crate) fn is_cut(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let last = node.children.len();
        let has_reason = node.why.is_some() || node.answer == Some(true);
        has_reason && self.places_of_cuts(this).iter().all(|&it| it == last)
    }

    /// Returns whether the time was up before a node was left, so that its value has no meaning.
    pub(crate) fn is_cut_short(&self, this: usize) -> bool {
        let left = self.nodes[this].left;
        self.time_up
            .is_some_and(|up| left.is_none_or(|left| left > up))
    }

    /// Returns whether all moves of a node were tried and the time was up at the last of them. No branch shows this.
    pub(crate) fn is_whole_and_cut_short(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let goes_on = |child: usize| !self.nodes[child].children.is_empty();
        let is_short = |&child: &usize| goes_on(child) && self.is_cut_short(child);
        goes_on(this)
            && self.is_cut_short(this)
            && node.cut.is_empty()
            && !node.children.iter().any(is_short)
    }

    /// Returns whether the last move that was searched ends the game, and no search continued after such a move. A
    /// leaf of a written tree does not end a game.
    pub(crate) fn ends_at_once(&self, this: usize) -> bool {
        let last = self.nodes[this].children.last();
        self.stops_at_ends && !self.numbered && last.is_some_and(|&child| self.nodes[child].over)
    }

    /// Returns whether a child of a visited node was built and never visited.
    pub(crate) fn passes_over(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let mut children = node.children.iter();
        !node.unvisited && children.any(|&child| self.nodes[child].unvisited)
    }

    /// Returns whether a single call was recorded of a search that receives a depth, although boards were searched
    /// below its own.
    pub(crate) fn is_of_one_call(&self) -> bool {
        let called = self.nodes.iter().filter(|node| node.call.is_some());
        let called: Vec<&Node> = called.collect();
        let mut inner = self.nodes.iter().filter(|node| !node.children.is_empty());
        matches!(called[..], [one] if one.asked.is_some()) && inner.any(|node| node.call.is_none())
    }

    /// Counts the visited positions. These are all positions, unless the recording shows a tree that was built.
    pub(crate) fn visited(&self) -> usize {
        self.nodes.iter().filter(|node| !node.unvisited).count()
    }

    /// Counts the boards that were valued but neither searched nor read as leaves.
    pub(crate) fn looked_at(&self) -> usize {
        self.nodes.iter().map(|node| node.looked_at).sum()
    }

    /// Counts the branches that were cut.
    pub(crate) fn branches_cut(&self) -> usize {
        self.nodes.iter().map(|node| node.cut().count()).sum()
    }

    /// Returns whether the searches begin after different moves. The code that made these moves was not recorded.
    pub(super) fn begins_after_moves(&self) -> bool {
        let mut choices = self.roots.iter().map(|&root| self.nodes[root].choice);
        let first = choices.next().flatten();
        first.is_some() && choices.any(|choice| choice != first)
    }

    /// Returns the step to a node as a figure shows it: the move. One search among several shows its depth, or the
    /// move before it.
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
