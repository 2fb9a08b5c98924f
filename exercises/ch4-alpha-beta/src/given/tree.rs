//! Game trees written out in full, such as `[[44, 61, 50], [40, 35]]`. Given: nothing to write here.

use std::cell::Cell;

use game::{Player, Value};

use crate::told::Told;

/// A node of a game tree, with all that is below it.
///
/// It remembers which leaves were read, so that a test can say what a search left out. How it is
/// written, [`notation`](crate::notation) says. While a run is being recorded, so is what is asked
/// of a node, and which of its children are never asked anything.
#[derive(Clone)]
pub struct Tree {
    value: Value,
    same_player: bool,
    children: Vec<Tree>,
    read: Cell<bool>,
    told: Told,
}

impl Tree {
    /// A leaf of this value.
    pub fn leaf(value: Value) -> Self {
        Self {
            value,
            same_player: false,
            children: Vec::new(),
            read: Cell::new(false),
            told: Told::default(),
        }
    }

    /// An inner node, at which the other player moves. Without children it is a leaf of value 0.
    pub fn inner(children: Vec<Self>) -> Self {
        Self {
            children,
            ..Self::leaf(0)
        }
    }

    /// The node as one of the player who moved before it: an extra turn.
    #[must_use]
    pub fn extra_turn(self) -> Self {
        Self {
            same_player: true,
            ..self
        }
    }

    /// The node, seeming worth `value` to somebody who looks no deeper.
    #[must_use]
    pub fn worth(self, value: Value) -> Self {
        Self { value, ..self }
    }

    /// Whether the game is over here.
    pub fn is_leaf(&self) -> bool {
        self.told.ask(self);
        self.children.is_empty()
    }

    /// The nodes that one move leads to; none at a leaf.
    pub fn children(&self) -> &[Self] {
        self.told.offer(self);
        &self.children
    }

    /// What is written at the node: at a leaf its value; elsewhere what it seems to be worth, 0
    /// where nothing is written. That a leaf was read is remembered.
    pub fn value(&self) -> Value {
        self.told.value(self, self.value);
        self.read()
    }

    /// Whether the player who moves here also made the move before.
    pub fn is_extra_turn(&self) -> bool {
        self.same_player
    }

    /// Who moves here, if `before` made the move that led here.
    pub fn mover(&self, before: Player) -> Player {
        if self.same_player {
            before
        } else {
            before.other()
        }
    }

    /// How many moves the longest game takes.
    pub fn height(&self) -> u32 {
        let below = self.children.iter().map(Self::height).max();
        below.map_or(0, |below| below + 1)
    }

    /// How many leaves there are.
    pub fn leaves(&self) -> usize {
        match self.below() {
            [] => 1,
            children => children.iter().map(Self::leaves).sum(),
        }
    }

    /// The values of the leaves that were read until now, from left to right.
    pub fn leaves_read(&self) -> Vec<Value> {
        match self.below() {
            [] => Vec::from_iter(self.read.get().then_some(self.value)),
            children => children.iter().flat_map(Self::leaves_read).collect(),
        }
    }

    /// As [`Tree::children`], and nothing is told to a recording: for who searches nothing, or
    /// tells it himself.
    pub(crate) fn below(&self) -> &[Self] {
        &self.children
    }

    /// As [`Tree::value`], and nothing is told to a recording.
    pub(crate) fn read(&self) -> Value {
        self.read.set(true);
        self.value
    }

    /// What is written at the node, without remembering that it was read.
    pub(crate) fn written(&self) -> Value {
        self.value
    }

    pub(crate) fn told(&self) -> &Told {
        &self.told
    }
}
