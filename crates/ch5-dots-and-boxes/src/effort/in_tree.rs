//! A built tree as a board, so that any search runs on it.

use std::fmt;

use game::{Board, Player, Value};

use crate::built_tree::{BuiltTree, Node};

/// A node of a built tree as a board: the same search runs on the tree in memory.
#[derive(Clone)]
pub struct InTree<'t, B: Board> {
    tree: &'t BuiltTree<B>,
    at: usize,
}

impl<'t, B: Board> InTree<'t, B> {
    /// The root of the tree.
    pub fn root(tree: &'t BuiltTree<B>) -> Self {
        Self { tree, at: 0 }
    }

    fn node(&self) -> &'t Node<B> {
        &self.tree.nodes[self.at]
    }
}

impl<B: Board> Board for InTree<'_, B> {
    /// The index of the child.
    type Move = usize;

    fn to_move(&self) -> Player {
        self.node().board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        self.tree.children(self.at)
    }

    fn play(&self, child: usize) -> Self {
        Self { at: child, ..*self }
    }

    /// A node without children ends the game here, whatever its board says.
    fn done(&self) -> bool {
        self.node().first_child.is_none()
    }

    fn evaluate(&self) -> Value {
        self.node().board.evaluate()
    }
}

impl<B: Board> fmt::Debug for InTree<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {}", self.at)
    }
}

impl<B: Board> fmt::Display for InTree<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.node().board, f)
    }
}
