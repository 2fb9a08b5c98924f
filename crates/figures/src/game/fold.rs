//! Folds the positions of a search to those that a drawing shows. The path to the first needless position is opened
//! first, or else the principal variation and the highest cuts. The rest follows level by level.

use super::tree::Game;
use crate::fold::{Folded, Limits, Outline, Turn, What};

/// A range of the cut branches of a node, from `from` up to but not including `to`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cut {
    pub node: usize,
    pub from: usize,
    pub to: usize,
}

/// A drawn node of a search: a position, a range of cut branches, or a gap.
pub(crate) type PositionOr = What<Cut>;
/// A search folded for drawing.
pub(crate) type FoldedGame = Folded<Cut>;

impl Game<'_> {
    /// Returns whether this is a branch that the search left out: cut, or built and never visited.
    pub(crate) fn is_left_out(&self, what: PositionOr) -> bool {
        let unvisited = |node: usize| self.nodes[node].unvisited;
        match what {
            What::Leaf(_) => true,
            What::Node(node) => unvisited(node) && !self.nodes[node].parent.is_some_and(unvisited),
            What::Gap { .. } => false,
        }
    }

    /// Folds the search, keeps the position `focus` in sight and opens the positions in `open`. Up to `cuts_apart` cut
    /// branches of a node are drawn one by one.
    pub(crate) fn folded(
        &self,
        focus: Option<usize>,
        open: &[usize],
        limits: Limits,
        cuts_apart: usize,
    ) -> FoldedGame {
        let children = self.nodes.iter().map(|node| &node.children[..]);
        let outline = Outline {
            roots: &self.roots,
            children: children.collect(),
            row: &|node| self.row(node, cuts_apart),
            turns: turns(self),
        };
        Folded::new(outline, limits, focus, open)
    }

    /// Returns the positions and the cut branches below a position, in order.
    fn row(&self, node: usize, cuts_apart: usize) -> Vec<PositionOr> {
        let mut row = Vec::new();
        let mut cuts = self.places_of_cuts(node).into_iter().peekable();
        let are_apart = cuts.len() <= cuts_apart;
        let mut from = 0;
        let children = self.nodes[node].children.iter();
        for (place, child) in (0..).zip(children.map(Some).chain([None])) {
            let mut to = from;
            while cuts.next_if_eq(&place).is_some() {
                to += 1;
            }
            let each = if are_apart { 1 } else { to - from };
            let cuts = (from..to).step_by(each.max(1));
            row.extend(cuts.map(|from| {
                What::Leaf(Cut {
                    node,
                    from,
                    to: from + each,
                })
            }));
            row.extend(child.copied().map(What::Node));
            from = to;
        }
        row
    }
}

/// Returns when each node is opened. First are the nodes on the path to the first node that plain alpha-beta would not
/// have searched. If there is no such node, they are the principal variation and the paths to the highest cuts.
fn turns(game: &Game) -> Vec<Turn> {
    let mut turns = vec![Turn::Next; game.nodes.len()];
    let mut first: Vec<usize> = game.first_too_many().into_iter().collect();
    if first.is_empty() {
        // The highest cuts are those that matter most, and the easiest to show.
        first = game.cuts();
        first.sort_by_key(|&cut| game.nodes[cut].depth);
        first.truncate(2);
        first.extend((0..game.nodes.len()).filter(|&node| game.nodes[node].line));
    }
    for node in first {
        // Above a node that is first, all nodes are first.
        let mut next = Some(node);
        while let Some(this) = next.filter(|&it| turns[it] != Turn::First) {
            turns[this] = Turn::First;
            next = game.nodes[this].parent;
        }
    }
    turns
}
