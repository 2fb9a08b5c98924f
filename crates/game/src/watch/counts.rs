//! How much a search did.

use crate::watch::{Branch, SearchTree};

/// What a search visited and what it was spared, in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Boards searched, the root and the leaves included.
    pub nodes: usize,
    /// Boards searched with nothing searched below them.
    pub leaves: usize,
    /// Boards that were played but not searched.
    pub peeked: usize,
    /// Nodes where some move was searched and another was not.
    pub cut_offs: usize,
    /// Moves that were offered at such a node and not searched, peeked at or not.
    pub cut: usize,
    /// How many moves deep the search went.
    pub height: usize,
}

impl<M: Copy + Eq> SearchTree<M> {
    /// Counts the nodes and the cuts: O(nodes × moves²), the moves of one node.
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
