//! What a search visited, as a tree.

use crate::watch::Node;
use crate::{Board, Player, Value};

/// Stands for "no node", "never" and "not asked".
pub(crate) const NONE: u32 = u32::MAX;

/// The recorded tree of a search: a node for each board that was played, numbered from 0, the
/// root, in the order of play. A child's number is larger than its parent's.
#[derive(Debug, Clone)]
pub struct SearchTree<M> {
    pub(crate) nodes: Vec<Raw<M>>,
    /// The offered moves of all nodes, one after the other.
    pub(crate) offers: Vec<M>,
    /// How many boards were played after the tree was full.
    pub(crate) unrecorded: usize,
}

/// A node as it is stored. Numbers are `u32` and lists are linked, since there are many.
#[derive(Debug, Clone)]
pub(crate) struct Raw<M> {
    pub(crate) parent: u32,
    pub(crate) depth: u32,
    /// The children, in order of play: the first, the last; and the next one of the parent.
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) next: u32,
    /// Where its moves begin among all offers, and how many there are.
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
    /// Upper limit on the nodes that are kept, unless [`crate::Watched::keeping`] says otherwise; boards played
    /// later are only counted.
    pub const MOST_NODES: usize = 5_000_000;

    pub(crate) fn new(mover: Player, done: bool) -> Self {
        Self {
            nodes: vec![Raw::root(mover, done)],
            offers: Vec::new(),
            unrecorded: 0,
        }
    }

    /// The first board.
    pub fn root(&self) -> Node<'_, M> {
        self.node(0)
    }

    /// The node of that number.
    ///
    /// # Panics
    /// When there are fewer nodes.
    pub fn node(&self, id: usize) -> Node<'_, M> {
        assert!(
            id < self.nodes.len(),
            "node {id} of a tree of {}",
            self.nodes.len()
        );
        Node { tree: self, id }
    }

    /// How many boards were played, the root included, searched or not.
    #[expect(clippy::len_without_is_empty, reason = "the root is always there")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Every node, parents before their children.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node<'_, M>> {
        (0..self.nodes.len()).map(|id| Node { tree: self, id })
    }

    /// Whether every board that was played is here.
    pub fn is_complete(&self) -> bool {
        self.unrecorded == 0
    }

    /// How many boards were played after the tree was full.
    pub fn unrecorded(&self) -> usize {
        self.unrecorded
    }

    /// The board of a node, played again from `root`, on which the search began. The tree keeps
    /// no boards: this costs a `play` for each move on the way, O(depth).
    pub fn board<B: Board<Move = M>>(&self, root: &B, id: usize) -> B {
        let path = self.node(id).path();
        path.into_iter()
            .fold(root.clone(), |board, mv| board.play(mv))
    }
}

impl<M: Copy + Eq> SearchTree<M> {
    /// The node that these moves lead to; the searched one where a move was played twice.
    pub fn at(&self, path: &[M]) -> Option<Node<'_, M>> {
        path.iter()
            .try_fold(self.root(), |node, mv| node.child(*mv))
    }
}
