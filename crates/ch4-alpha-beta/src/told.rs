//! The reports about a written tree to a recording. Given: you write no code here.

use std::cell::Cell;

use call_trace::{Position, State};
use game::Value;

use crate::tree::Tree;

/// The position of a node in a recording, stored in that node.
///
/// A search makes no moves on a written tree, because the whole tree exists from the start. So a
/// branch counts as taken when a call first examines the node below it after the parent offered it.
/// Each call that reads a node's children is offered them anew, so a tree can be searched more than
/// once.
#[derive(Default)]
pub(crate) struct Told {
    position: Cell<Position>,
    /// The position that offered the branch leading here, and the number of the branch, from 1.
    branch: Cell<(Position, usize)>,
    /// Whether the reports of the children and of the value to the running call are still to be
    /// made.
    to_offer: Cell<bool>,
    to_value: Cell<bool>,
}

impl Told {
    /// Reports that the running call examines the node, and returns the node's position in the
    /// recording. Without a running call there is no search to report.
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

    /// Reports that the running call reads the children.
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

    /// Reports that the running call reads the value.
    pub(crate) fn value(&self, node: &Tree, value: Value) {
        let position = self.ask(node);
        if self.to_value.take() {
            position.value(value);
        }
    }
}

/// A copy of a node does not have a position yet.
impl Clone for Told {
    fn clone(&self) -> Self {
        Self::default()
    }
}
