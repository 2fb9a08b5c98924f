//! The cuts of a drawing: their places, and which of them are numbered and explained one by one.

use crate::fold::What;
use crate::game::fold::FoldedGame;
use crate::game::tree::Game;

/// The number of cuts that are numbered and explained one by one.
const EXPLAINED: usize = 4;

pub(super) struct DrawnCuts {
    /// The drawn nodes with cut branches, in the order of the cuts.
    pub nodes: Vec<usize>,
    /// For each drawn node, the node whose branches were cut, if this is the first of these branches. A branch was
    /// cut, or built and never visited.
    pub at: Vec<Option<usize>>,
}

impl DrawnCuts {
    pub(super) fn of(game: &Game, folded: &FoldedGame) -> Self {
        let of = folded.of_nodes(game.nodes.len());
        let mut nodes = game.cuts();
        nodes.retain(|&node| game.is_cut(node));
        nodes.retain(|&node| of[node].is_some_and(|v| !folded.nodes[v].children.is_empty()));
        let mut at = vec![None; folded.nodes.len()];
        let is_left_out = |&&v: &&usize| game.is_left_out(folded.nodes[v].what);
        for shown in &folded.nodes {
            let first = shown.children.iter().find(is_left_out);
            if let (What::Node(node), Some(&first)) = (shown.what, first) {
                at[first] = Some(node);
            }
        }
        DrawnCuts { nodes, at }
    }

    pub(super) fn are_several(&self) -> bool {
        self.nodes.len() > 1
    }

    /// Returns the nodes whose cuts are explained.
    pub(super) fn explained(&self) -> &[usize] {
        &self.nodes[..self.nodes.len().min(EXPLAINED)]
    }

    /// Returns the number of the cut at a node of the drawing, if there are several.
    pub(super) fn number(&self, v: usize) -> Option<usize> {
        let node = self.at[v]?;
        let mut explained = self.explained().iter();
        let number = explained.position(|&cut| cut == node)? + 1;
        Some(number).filter(|_| self.are_several())
    }
}
