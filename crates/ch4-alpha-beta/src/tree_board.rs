//! A written game tree as a board, so that one search runs on trees and on games. Given: you write
//! no code here.

use std::fmt;

use game::{Board, Player, Value};

use crate::tree::Tree;

/// A position in a game that consists only of its tree. Its moves are the numbers of the children,
/// from 1.
#[derive(Clone, Copy, Debug)]
pub struct TreeBoard<'t> {
    node: &'t Tree,
    mover: Player,
}

impl<'t> TreeBoard<'t> {
    /// Starts the game: MAX moves, or MIN if the tree is written in braces.
    pub fn new(tree: &'t Tree) -> Self {
        Self {
            node: tree,
            mover: tree.mover(Player::Second),
        }
    }

    /// Returns the tree from here on.
    pub fn node(&self) -> &'t Tree {
        self.node
    }
}

impl Board for TreeBoard<'_> {
    type Move = usize;
    const KIND: &'static str = "tree";

    fn to_move(&self) -> Player {
        self.mover
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        1..=self.node.below().len()
    }

    fn play(&self, mv: usize) -> Self {
        let node = &self.node.below()[mv - 1];
        Self {
            node,
            mover: node.mover(self.mover),
        }
    }

    fn done(&self) -> bool {
        self.node.below().is_empty()
    }

    fn evaluate(&self) -> Value {
        self.node.read()
    }
}

/// The tree from here on, in its notation.
impl fmt::Display for TreeBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.node, f)
    }
}
