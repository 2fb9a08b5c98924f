//! The amount of work a search did.

use crate::watch::{Branch, SearchTree};

/// The numbers of nodes that a search visited and skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Boards searched, including the root and the leaves.
    pub nodes: usize,
    /// Searched boards with no searched board below them.
    pub leaves: usize,
    /// Boards played but not searched.
    pub peeked: usize,
    /// Nodes with at least one searched move and at least one that was not searched.
    pub cut_offs: usize,
    /// Moves offered at a cut-off and not searched, peeked at or not.
    pub cut: usize,
    /// The greatest depth that the search reached, in moves.
    pub height: usize,
}

impl<M: Copy + Eq> SearchTree<M> {
    /// Counts the nodes and the cuts, in O(nodes × moves²) time, with the number of moves of one node.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for node in self.nodes() {
            if node.is_peeked() {
                counts.peeked += usize::from(node.id() > 0);
                continue;
            }
            counts.nodes += 1;
            counts.height = counts.height.max(node.depth());
            if node.is_leaf() {
                counts.leaves += 1;
                continue;
            }
            let branches = node.branches();
            let cut = branches
                .filter(|branch| !matches!(branch, Branch::Searched(_)))
                .count();
            counts.cut += cut;
            counts.cut_offs += usize::from(cut > 0);
        }
        counts
    }
}
