//! A game tree that is built in full before any search, in an arena: one vector contains its nodes,
//! and they refer to each other by index.
//!
//! Knuth, *The Art of Computer Programming*, volume 1, section 2.3.2, stores any tree with two
//! links per node: first child and next sibling. The link to the parent is a third one.
//!
//! You can use `board.legal_moves()` and `board.play(mv)`. `tree.nodes` is a `Vec`, with `len()`
//! and `push(node)`.

use call_trace::traced;
use game::Board;

/// A node of a built tree. It refers to other nodes by their index in [`BuiltTree::nodes`].
// ANCHOR: node
#[derive(Debug, Clone)]
pub struct Node<B: Board> {
    /// The position.
    pub board: B,
    /// The move that led to the position, or `None` at the root.
    pub mv: Option<B::Move>,
    /// The node where that move was made, or `None` at the root.
    pub parent: Option<usize>,
    /// The first child, or `None` at a leaf.
    pub first_child: Option<usize>,
    /// The next child of the same parent, or `None` at the last child.
    pub next_sibling: Option<usize>,
}
// ANCHOR_END: node

/// A game tree in an arena. Node 0 is the root.
#[derive(Debug, Clone)]
pub struct BuiltTree<B: Board> {
    /// All nodes, in the order of their creation.
    pub nodes: Vec<Node<B>>,
}

/// Builds the whole tree of a board, to `depth` moves below it. With depth 0 it has only the root.
// ANCHOR: built_tree
pub fn built_tree<B: Board>(board: &B, depth: u32) -> BuiltTree<B> {
    let root = Node {
        board: board.clone(),
        mv: None,
        parent: None,
        first_child: None,
        next_sibling: None,
    };
    let mut tree = BuiltTree { nodes: vec![root] };
    expand(&mut tree, 0, depth);
    tree
}
// ANCHOR_END: built_tree

/// Builds the tree below node `at`, which has no children yet, to `depth` moves below it. A board
/// that is done has no children.
///
/// Each child is added at the end of the vector, so you know its index before you create it. The
/// function never searches for a node, and never reaches a sibling by walking along the others. It
/// can add all children of a node before it expands the first of them, or expand them one by one.
/// The tests check the links, in trees of up to 40 000 children, and count the moves that are
/// played.
// ANCHOR: expand
#[traced(skip(tree), depth(depth))]
pub fn expand<B: Board>(tree: &mut BuiltTree<B>, at: usize, depth: u32) {
    // ANCHOR: body todo!("all that is below this node")
    if depth == 0 {
        return;
    }
    let board = tree.nodes[at].board.clone();
    let mut previous_sibling: Option<usize> = None;
    for mv in board.legal_moves() {
        let child = tree.nodes.len();
        tree.nodes.push(Node {
            board: board.play(mv),
            mv: Some(mv),
            parent: Some(at),
            first_child: None,
            next_sibling: None,
        });
        match previous_sibling {
            None => tree.nodes[at].first_child = Some(child),
            Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
        }
        previous_sibling = Some(child);
        expand(tree, child, depth - 1);
    }
    // ANCHOR_END: body
}
// ANCHOR_END: expand

impl<B: Board> BuiltTree<B> {
    /// Returns the indices of the children of a node, first to last.
    // ANCHOR: children
    pub fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.nodes[at].first_child, |&child| {
            self.nodes[child].next_sibling
        })
    }
    // ANCHOR_END: children

    /// Returns the size of the nodes in bytes.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node<B>>()
    }
}
