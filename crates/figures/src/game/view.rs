//! The parts of a drawn node of a search that a drawing and a terminal both show.

use super::fold::{Cut, FoldedGame};
use super::node::{Branch, Mover, Node};
use super::number::window_shown;
use super::terms::LOOKED_AT;
use super::tree::Game;
use crate::fold::{FoldedNode, What};
use crate::labels::counted;
use crate::view::Frame;

impl Node<'_> {
    /// Returns the player who chooses there, or `None` at a leaf.
    pub(crate) fn chooses(&self) -> Option<Mover> {
        self.mover.filter(|_| !self.is_leaf())
    }

    /// Returns its window, `(44, +∞)`, or `None` at a leaf.
    pub(crate) fn window_given(&self) -> Option<String> {
        let window = self.window.filter(|_| !self.is_leaf());
        window.map(window_shown)
    }

    /// `looked at 3 moves`
    pub(crate) fn looked_at(&self) -> Option<String> {
        let words = || format!("{LOOKED_AT} {}", counted(self.peeked, "move"));
        (self.peeked > 0).then(words)
    }
}

impl<'t> Game<'t> {
    /// Returns a range of cut branches.
    pub(crate) fn branches_of(&self, cut: Cut) -> &[Branch<'t>] {
        &self.nodes[cut.node].cut[cut.from..cut.to]
    }

    /// Returns whether the drawn part of the principal variation ends at a drawn node.
    pub(crate) fn ends_line(&self, folded: &FoldedGame, shown: &FoldedNode<Cut>) -> bool {
        let is_on_line = |what| matches!(what, What::Node(node) if self.nodes[node].line);
        let mut below = shown.children.iter();
        is_on_line(shown.what) && !below.any(|&child| is_on_line(folded.nodes[child].what))
    }

    /// Returns the drawn nodes as frames on the stack.
    pub(crate) fn stacked(&self, folded: &FoldedGame) -> Vec<Frame> {
        folded.frames(|what, placed| match what {
            What::Node(this) => {
                let (node, (who, window)) = (&self.nodes[this], self.frame(this));
                let children = node.children.iter().map(|&child| &self.nodes[child]);
                let built = children.filter(|child| child.unvisited);
                let cuts = node.cut.iter().map(|branch| branch.choice);
                let cuts = cuts.chain(built.filter_map(|child| child.choice));
                Frame {
                    label: who + &window,
                    entered: node.entered,
                    position: Some(this),
                    is_cut: self.is_left_out(what),
                    cuts: cuts.map(str::to_owned).collect(),
                    is_remembered: self.answered_at_once(this),
                    ..placed
                }
            }
            What::Leaf(_) => Frame {
                is_cut: true,
                ..placed
            },
            What::Gap { .. } => placed,
        })
    }
}
