//! Folds the positions of a search to those that a drawing shows. The path to the first needless position is opened
//! first, or else the principal variation and the highest cuts. The rest follows level by level.

use super::tree::Game;
use crate::fold::{Folded, Item, Limits, Outline, What};

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

/// Adapts a game tree to [`Outline`].
struct Positions<'g, 't> {
    game: &'g Game<'t>,
    /// The path to the position that must be in sight.
    way: Vec<usize>,
    wanted: Vec<bool>,
    /// The maximum number of cut branches of a node that are drawn one by one.
    cuts_apart: usize,
}

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
        let way = std::iter::successors(focus, |&node| self.nodes[node].parent);
        let mut way: Vec<usize> = way.collect();
        way.reverse();
        let positions = Positions {
            game: self,
            way,
            wanted: wanted(self),
            cuts_apart,
        };
        Folded::new(&positions, limits, open)
    }
}

/// Returns the nodes to open first: those on the path to the first node that plain alpha-beta would not have
/// searched. If there is no such node, they are the principal variation and the paths to the highest cuts.
fn wanted(game: &Game) -> Vec<bool> {
    if let Some(first) = game.first_too_many() {
        let mut wanted = vec![false; game.nodes.len()];
        mark_way(game, first, &mut wanted);
        return wanted;
    }
    let mut wanted: Vec<bool> = game.nodes.iter().map(|node| node.line).collect();
    // The highest cuts are those that matter most, and the easiest to show.
    let mut cuts = game.cuts();
    cuts.sort_by_key(|&cut| game.nodes[cut].depth);
    for cut in cuts.into_iter().take(2) {
        mark_way(game, cut, &mut wanted);
    }
    wanted
}

/// Marks a node and its ancestors.
fn mark_way(game: &Game, node: usize, wanted: &mut [bool]) {
    let way = std::iter::successors(Some(node), |&node| game.nodes[node].parent);
    way.for_each(|node| wanted[node] = true);
}

impl Outline for Positions<'_, '_> {
    type Leaf = Cut;

    fn len(&self) -> usize {
        self.game.nodes.len()
    }

    fn roots(&self) -> &[usize] {
        &self.game.roots
    }

    fn children(&self, node: usize) -> &[usize] {
        &self.game.nodes[node].children
    }

    fn row(&self, node: usize) -> Vec<Item<Cut>> {
        let mut row = Vec::new();
        let mut cuts = self.game.places_of_cuts(node).into_iter().peekable();
        let are_apart = cuts.len() <= self.cuts_apart;
        let mut from = 0;
        for (place, child) in (0..).zip(self.children(node).iter().map(Some).chain([None])) {
            let mut to = from;
            while cuts.next_if_eq(&place).is_some() {
                to += 1;
            }
            let each = if are_apart { 1 } else { to - from };
            let cuts = (from..to).step_by(each.max(1));
            row.extend(cuts.map(|from| {
                Item::Leaf(Cut {
                    node,
                    from,
                    to: from + each,
                })
            }));
            row.extend(child.copied().map(Item::Node));
            from = to;
        }
        row
    }

    fn is_wanted(&self, node: usize) -> bool {
        self.wanted[node]
    }

    fn is_again(&self, _node: usize) -> bool {
        false
    }

    fn way(&self) -> &[usize] {
        &self.way
    }
}
