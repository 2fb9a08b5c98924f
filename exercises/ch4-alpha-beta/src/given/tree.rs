//! Game trees written out in full, such as `[[44, 61, 50], [40, 35]]`. Given: you write no code
//! here.

use std::cell::Cell;

use game::{Player, Value};

use crate::told::Told;

/// A node of a game tree, with the whole tree below it.
///
/// It remembers which leaves were read, so a test can report which ones a search left out. See
/// [`notation`](crate::notation) for its written form. A recording contains every read of a node,
/// and the children that are never read.
#[derive(Clone)]
pub struct Tree {
    value: Value,
    same_player: bool,
    children: Vec<Tree>,
    read: Cell<bool>,
    told: Told,
}

impl Tree {
    /// Creates a leaf with this value.
    pub fn leaf(value: Value) -> Self {
        Self {
            value,
            same_player: false,
            children: Vec::new(),
            read: Cell::new(false),
            told: Told::default(),
        }
    }

    /// Creates an inner node, where the other player moves. Without children it is a leaf of value
    /// 0.
    pub fn inner(children: Vec<Self>) -> Self {
        Self {
            children,
            ..Self::leaf(0)
        }
    }

    /// Gives the node to the player who moved before it: an extra turn.
    #[must_use]
    pub fn extra_turn(self) -> Self {
        Self {
            same_player: true,
            ..self
        }
    }

    /// Gives the node a value for searches that do not look deeper.
    #[must_use]
    pub fn worth(self, value: Value) -> Self {
        Self { value, ..self }
    }

    /// Returns whether the game is over here.
    pub fn is_leaf(&self) -> bool {
        self.told.ask(self);
        self.children.is_empty()
    }

    /// Returns the nodes that one move leads to. A leaf has no children.
    pub fn children(&self) -> &[Self] {
        self.told.offer(self);
        &self.children
    }

    /// Returns the number written at the node: the value of a leaf, or the value of an inner node
    /// for a search that does not look deeper (0 if no number is written). The tree remembers which
    /// leaves were read.
    pub fn value(&self) -> Value {
        self.told.value(self, self.value);
        self.read()
    }

    /// Returns whether the player who moves here also made the move before.
    pub fn is_extra_turn(&self) -> bool {
        self.same_player
    }

    /// Returns the player who moves here, if `before` made the move that led here.
    pub fn mover(&self, before: Player) -> Player {
        if self.same_player {
            before
        } else {
            before.other()
        }
    }

    /// Returns the number of moves of the longest game.
    pub fn height(&self) -> u32 {
        let below = self.children.iter().map(Self::height).max();
        below.map_or(0, |below| below + 1)
    }

    /// Returns the number of leaves.
    pub fn leaves(&self) -> usize {
        match self.below() {
            [] => 1,
            children => children.iter().map(Self::leaves).sum(),
        }
    }

    /// Returns the values of the leaves that were read until now, from left to right.
    pub fn leaves_read(&self) -> Vec<Value> {
        match self.below() {
            [] => Vec::from_iter(self.read.get().then_some(self.value)),
            children => children.iter().flat_map(Self::leaves_read).collect(),
        }
    }

    /// Does the same as [`Tree::children`], but without a report to a recording. It is for callers
    /// that do not search, or that make their own reports.
    pub(crate) fn below(&self) -> &[Self] {
        &self.children
    }

    /// Does the same as [`Tree::value`], but without a report to a recording.
    pub(crate) fn read(&self) -> Value {
        self.read.set(true);
        self.value
    }

    /// Returns the number written at the node, without remembering the read.
    pub(crate) fn written(&self) -> Value {
        self.value
    }

    pub(crate) fn told(&self) -> &Told {
        &self.told
    }
}
