//! The written tree that a run searches, and the leaves of it that the run has read.

use std::ops::Range;

use boards::Board;
use call_trace::{Run, Trace};

/// A leaf of a written tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenLeaf {
    /// The leaf's range in the tree's text, in bytes.
    pub at: Range<usize>,
    /// Whether the run requested its value.
    pub read: bool,
}

/// Returns the text of the tree that a run searches, and its leaves from left to right, or `None` if the run searches no
/// written tree.
pub fn written_leaves(trace: &Trace) -> Option<(String, Vec<WrittenLeaf>)> {
    let written = WrittenText::of(trace)?;
    let leaves = written.nodes.into_iter().filter(|node| node.is_leaf);
    let leaves = leaves.map(|node| WrittenLeaf {
        at: node.at,
        read: node.read,
    });
    Some((written.text, leaves.collect()))
}

/// The text of a written tree, and its nodes in the text.
pub(crate) struct WrittenText {
    pub text: String,
    /// The nodes, each before its children, and these from left to right.
    pub nodes: Vec<WrittenNode>,
}

pub(crate) struct WrittenNode {
    /// The node's range in the text, in bytes.
    pub at: Range<usize>,
    pub parent: Option<usize>,
    pub is_leaf: bool,
    /// Whether MAX, the player who wants large values, moves here, or `None` if the recording names no players.
    pub max: Option<bool>,
    /// Whether the run requested its value.
    pub read: bool,
}

impl WrittenText {
    pub(crate) fn of(trace: &Trace) -> Option<Self> {
        let run = trace.run();
        let mut positions = run.positions.iter();
        let root = positions.find(|it| it.state.kind == "tree")?;
        let (text, root, state) = (root.state.board, root.node, root.state);
        let players = state.max.zip(state.to_move);
        let max = players.map(|(max, mover)| max == mover);
        // A node is identified by the branches that lead to it from the root.
        let read = run.valued().into_iter();
        let read: Vec<_> = read.filter_map(|node| branches(&run, node, root)).collect();
        let mut nodes: Vec<WrittenNode> = Vec::new();
        let mut open = vec![(0..text.len(), Vec::new(), None)];
        while let Some((at, way, parent)) = open.pop() {
            let board = Board::read("tree", &text[at.clone()]);
            let tree = board.tree()?;
            let children = tree.children();
            let max = match parent.map(|above: usize| nodes[above].max) {
                None => max,
                Some(above) => above.map(|max| max == tree.is_extra_turn()),
            };
            let this = nodes.len();
            // The first child is processed next.
            for (number, child) in children.iter().enumerate().rev() {
                let way = [way.as_slice(), &[number + 1]].concat();
                let at = at.start + child.start..at.start + child.end;
                open.push((at, way, Some(this)));
            }
            nodes.push(WrittenNode {
                at,
                parent,
                is_leaf: children.is_empty(),
                max,
                read: read.contains(&way),
            });
        }
        let text = text.to_owned();
        Some(WrittenText { text, nodes })
    }
}

/// Returns the numbers of the branches that lead from one node to another, or `None` if no branches do.
fn branches(run: &Run, mut node: usize, root: usize) -> Option<Vec<usize>> {
    let mut way = Vec::new();
    while node != root {
        let at = &run.nodes[node];
        way.push(run.position(at.position).choice?.parse().ok()?);
        node = at.parent?;
    }
    way.reverse();
    Some(way)
}
