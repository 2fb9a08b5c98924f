//! The tree of the nodes that a search visited.

use crate::watch::Node;
use crate::{Board, Player, Value};

/// Means "no node", "never" and "not asked".
pub(crate) const NONE: u32 = u32::MAX;

/// The recorded tree of a search. It has a node for each board that was played, numbered in the order
/// of play from 0, the root. A child's number is larger than its parent's.
#[derive(Debug, Clone)]
pub struct SearchTree<M> {
    pub(crate) nodes: Vec<Raw<M>>,
    /// The offered moves of all nodes, one after the other.
    pub(crate) offers: Vec<M>,
    /// The number of boards played after the tree was full.
    pub(crate) unrecorded: usize,
}

/// A stored node. Numbers are `u32` and lists are linked to save memory, because there are many nodes.
#[derive(Debug, Clone)]
pub(crate) struct Raw<M> {
    pub(crate) parent: u32,
    pub(crate) depth: u32,
    /// The first and the last child in the order of play, and the next child of the parent.
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) next: u32,
    /// The index of the first move in `offers` of the tree, and the number of moves.
    pub(crate) offer: u32,
    pub(crate) offers: u32,
    /// The moments, counted in questions.
    pub(crate) entered: u32,
    pub(crate) left: u32,
    pub(crate) value: Option<Value>,
    pub(crate) mv: Option<M>,
    pub(crate) mover: Player,
    pub(crate) done: bool,
}

impl<M> Raw<M> {
    pub(crate) fn root(mover: Player, done: bool) -> Self {
        Raw {
            parent: NONE,
            depth: 0,
            first: NONE,
            last: NONE,
            next: NONE,
            offer: NONE,
            offers: 0,
            entered: NONE,
            left: NONE,
            value: None,
            mv: None,
            mover,
            done,
        }
    }
}

impl<M: Copy> SearchTree<M> {
    /// Upper limit on the number of stored nodes, unless you set another with
    /// [`crate::Watched::keeping`]. Later boards are only counted.
    pub const MOST_NODES: usize = 5_000_000;

    pub(crate) fn new(mover: Player, done: bool) -> Self {
        Self {
            nodes: vec![Raw::root(mover, done)],
            offers: Vec::new(),
            unrecorded: 0,
        }
    }

    /// Returns the first board.
    pub fn root(&self) -> Node<'_, M> {
        self.node(0)
    }

    /// Returns the node with this number.
    ///
    /// # Panics
    /// Panics if there are fewer nodes.
    pub fn node(&self, id: usize) -> Node<'_, M> {
        assert!(
            id < self.nodes.len(),
            "node {id} of a tree of {}",
            self.nodes.len()
        );
        Node { tree: self, id }
    }

    /// Returns the number of boards that were played, including the root, searched or not.
    #[expect(clippy::len_without_is_empty, reason = "the root is always there")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns every node, parents before their children.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node<'_, M>> {
        (0..self.nodes.len()).map(|id| Node { tree: self, id })
    }

    /// Returns whether the tree contains every board that was played.
    pub fn is_complete(&self) -> bool {
        self.unrecorded == 0
    }

    /// Returns the number of boards that were played after the tree was full.
    pub fn unrecorded(&self) -> usize {
        self.unrecorded
    }

    /// Plays the moves to a node again from `root`, the first board of the search, and returns its
    /// board. The tree stores no boards, so this takes O(depth) calls of `play`.
    pub fn board<B: Board<Move = M>>(&self, root: &B, id: usize) -> B {
        let path = self.node(id).path();
        path.into_iter()
            .fold(root.clone(), |board, mv| board.play(mv))
    }
}

impl<M: Copy + Eq> SearchTree<M> {
    /// Returns the node that these moves lead to. If a move was played twice, follows the searched
    /// board.
    pub fn at(&self, path: &[M]) -> Option<Node<'_, M>> {
        path.iter()
            .try_fold(self.root(), |node, mv| node.child(*mv))
    }
}
