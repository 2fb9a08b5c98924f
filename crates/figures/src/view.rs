//! The drawing of any kind of run: the nodes that are shown, and the content of each.

use crate::fold::{Folded, FoldedNode, What};

/// The nodes of a drawing, each with its content in words: for calls [`CallsView`](crate::call_view::CallsView), for a
/// search [`SearchView`](crate::game::view::SearchView).
pub(crate) struct View<L, N, B> {
    pub folded: Folded<L>,
    pub nodes: Vec<NodeView<N, B>>,
}

/// The content of a drawn node.
pub(crate) enum NodeView<N, B> {
    /// A call, or a position.
    Node(N),
    /// A branch with no node below it: a choice that led to no call, or moves that were cut.
    Branch(B),
    /// The nodes that are not shown: the number of siblings, and the number of nodes including those below them.
    LeftOut { siblings: usize, nodes: usize },
}

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

impl<L: Copy, N, B> View<L, N, B> {
    /// Fills the drawn nodes with their content.
    pub(crate) fn filled(
        folded: Folded<L>,
        node: impl Fn(usize, &FoldedNode<L>) -> N,
        branch: impl Fn(L) -> B,
    ) -> Self {
        let nodes = folded.nodes.iter().map(|shown| match shown.what {
            What::Node(it) => NodeView::Node(node(it, shown)),
            What::Leaf(it) => NodeView::Branch(branch(it)),
            What::Gap { siblings, nodes } => NodeView::LeftOut { siblings, nodes },
        });
        let nodes = nodes.collect();
        View { folded, nodes }
    }

    /// Returns the nodes, each with its place in the drawing.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (&NodeView<N, B>, &FoldedNode<L>)> {
        self.nodes.iter().zip(&self.folded.nodes)
    }

    /// Returns the frames. The function `tell` adds the details that depend on the kind of run.
    pub(crate) fn frames(&self, tell: impl Fn(&NodeView<N, B>, Frame) -> Frame) -> Vec<Frame> {
        let is_gap =
            |&child: &usize| matches!(self.folded.nodes[child].what, What::Gap { nodes: 1.., .. });
        let frames = self.shown().map(|(node, shown)| {
            let placed = Frame {
                parent: shown.parent,
                is_folded: shown.hidden > 0 || shown.children.iter().any(is_gap),
                ..Frame::default()
            };
            tell(node, placed)
        });
        frames.collect()
    }
}
