//! What a recording is told of a written tree. Given: nothing to write here.

use std::cell::Cell;

use call_trace::{Position, State};
use game::Value;

use crate::tree::Tree;

/// Which position of a recording a node is: a part of that node.
///
/// Nobody moves on a written tree: all of it is there. So a branch is taken when the node behind it
/// is asked for the first time since its parent offered it. Each call that asks a node for its
/// children is offered them anew, so that a tree may be searched more than once.
#[derive(Default)]
pub(crate) struct Told {
    position: Cell<Position>,
    /// Where the branch that leads here was offered, and its number, from 1.
    branch: Cell<(Position, usize)>,
    /// Whether the running call was told the children, and the value, not yet.
    to_offer: Cell<bool>,
    to_value: Cell<bool>,
}

impl Told {
    /// The running call asks the node something; which position it is. Where none runs, that is no
    /// search.
    pub(crate) fn ask(&self, node: &Tree) -> Position {
        if !call_trace::in_call() {
            return Position::default();
        }
        let mut position = self.position.get();
        if !position.is_known() {
            let state = State {
                kind: "tree",
                over: node.below().is_empty(),
                ..State::text(node)
            };
            position = match self.branch.get() {
                (from, number) if from.is_known() => from.play(number, None, &state),
                _ => Position::first(&state),
            };
            self.position.set(position);
        }
        if position.ask() {
            self.to_offer.set(true);
            self.to_value.set(true);
        }
        position
    }

    /// The running call asks for the children.
    pub(crate) fn offer(&self, node: &Tree) {
        let from = self.ask(node);
        if !self.to_offer.take() || node.below().is_empty() {
            return;
        }
        from.offer(1..=node.below().len());
        for (at, child) in node.below().iter().enumerate() {
            child.told().position.take();
            child.told().branch.set((from, at + 1));
        }
    }

    /// The running call asks for the value.
    pub(crate) fn value(&self, node: &Tree, value: Value) {
        let position = self.ask(node);
        if self.to_value.take() {
            position.value(value);
        }
    }
}

/// A copy of a node is no position yet.
impl Clone for Told {
    fn clone(&self) -> Self {
        Self::default()
    }
}
