//! The frames on the stack of a player: the drawn nodes of any kind of run.

use crate::fold::{Folded, What};

/// A drawn node as a frame on the stack of a player.
#[derive(Default)]
pub(crate) struct Frame {
    pub label: String,
    /// The node above it in the tree, whose frame is below it on the stack.
    pub parent: Option<usize>,
    /// Whether calls inside it are left out of the drawing.
    pub is_folded: bool,
    /// The moment of its call.
    pub entered: Option<usize>,
    /// Its node in a game tree.
    pub position: Option<usize>,
    /// Whether it is a branch that was cut.
    pub is_cut: bool,
    /// The moves that were cut there.
    pub cuts: Vec<String>,
    /// Whether it returned a remembered result without a further call.
    pub is_remembered: bool,
}

impl<L: Copy> Folded<L> {
    /// Returns the frames. The function `tell` adds the details that depend on the kind of run.
    pub(crate) fn frames(&self, tell: impl Fn(What<L>, Frame) -> Frame) -> Vec<Frame> {
        let is_gap =
            |&child: &usize| matches!(self.nodes[child].what, What::Gap { nodes: 1.., .. });
        let frames = self.nodes.iter().map(|shown| {
            let placed = Frame {
                parent: shown.parent,
                is_folded: shown.hidden > 0 || shown.children.iter().any(is_gap),
                ..Frame::default()
            };
            tell(shown.what, placed)
        });
        frames.collect()
    }
}
