//! The tree of a search of which it is known what it visited.

use crate::watch::log::Log;
use crate::watch::tree::SearchTree;
use crate::{Player, Value};

/// A board that a search visited, where it is known which boards it did.
#[derive(Debug, Clone)]
pub struct Visit<M> {
    /// The number of the visit of the board that it was played on; none at the root.
    pub parent: Option<usize>,
    /// The move that led here; none at the root.
    pub mv: Option<M>,
    /// Who moves here.
    pub mover: Player,
    /// Whether the game is over here.
    pub done: bool,
    /// What the search found the board to be worth, where it asked.
    pub value: Option<Value>,
    /// The moves that can be made here.
    pub offered: Vec<M>,
    /// When the visit began: later visits have larger numbers.
    pub at: usize,
}

impl<M: Copy> SearchTree<M> {
    /// The tree of what a search visited, the root first and each visit after its parent. A board that was
    /// visited twice has two nodes.
    ///
    /// # Panics
    /// When a visit comes before its parent.
    pub fn of_visits(root: Visit<M>, below: impl IntoIterator<Item = Visit<M>>) -> Self {
        let mut log = Log::new(root.mover, root.done, usize::MAX);
        for visit in std::iter::once(root).chain(below) {
            let node = match (visit.parent, visit.mv) {
                (Some(parent), Some(mv)) => log.played(parent as u32, mv, visit.mover, visit.done),
                _ => 0,
            };
            log.offered(node, &visit.offered);
            let raw = &mut log.tree.nodes[node as usize];
            (raw.entered, raw.value) = (visit.at as u32, visit.value);
        }
        log.tree
    }
}
