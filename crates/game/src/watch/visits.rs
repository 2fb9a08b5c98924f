//! Builds the tree of a search from a list of its visits.

use crate::watch::log::Log;
use crate::watch::tree::SearchTree;
use crate::{Player, Value};

/// A visit of a search to a board, for searches whose visits are known.
#[derive(Debug, Clone)]
pub struct Visit<M> {
    /// The number of the parent's visit, or `None` for the root.
    pub parent: Option<usize>,
    /// The move that led here, or `None` for the root.
    pub mv: Option<M>,
    /// The player to move.
    pub mover: Player,
    /// Whether the game is over here.
    pub done: bool,
    /// The value that the search found for the board, if it asked for one.
    pub value: Option<Value>,
    /// The legal moves here.
    pub offered: Vec<M>,
    /// The moment when the visit began. Later visits have larger numbers.
    pub at: usize,
}

impl<M: Copy> SearchTree<M> {
    /// Builds the tree from the visits of a search: the root first, and each visit after its parent. A
    /// board visited twice has two nodes.
    ///
    /// # Panics
    /// Panics if a visit precedes its parent.
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
