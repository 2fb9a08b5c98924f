//! A game tree built in full before anything is searched, in an arena: its nodes lie in one
//! vector and name each other by index.
//!
//! Knuth, *The Art of Computer Programming*, volume 1, section 2.3.2, keeps any tree with two
//! links a node, first child and next sibling; with the parent there are three.
//!
//! You can use `board.legal_moves()` and `board.play(mv)`; `tree.nodes` is a `Vec`, with `len()` and
//! `push(node)`.

use call_trace::traced;
use game::Board;

/// A node of a built tree. Other nodes are named by their index in [`BuiltTree::nodes`].
// ANCHOR: node
#[derive(Debug, Clone)]
pub struct Node<B: Board> {
    /// The position.
    pub board: B,
    /// The move that led to it; none at the root.
    pub mv: Option<B::Move>,
    /// The node that move was made at; none at the root.
    pub parent: Option<usize>,
    /// The first of its children; none at a leaf.
    pub first_child: Option<usize>,
    /// The next child of the same parent; none at the last one.
    pub next_sibling: Option<usize>,
}
// ANCHOR_END: node

/// A game tree in an arena. Node 0 is the root.
#[derive(Debug, Clone)]
pub struct BuiltTree<B: Board> {
    /// All nodes, in the order in which they were made.
    pub nodes: Vec<Node<B>>,
}

/// The whole tree of a board, to `depth` moves below it: with depth 0 the root alone.
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

/// Builds all that is below node `at`, which has no children yet, to `depth` moves below it. A board
/// that is done has no children.
///
/// A child is added at the end of the vector, so its index is known before it is made. Nothing
/// is ever searched for, and no sibling is reached by a walk along the others. All children of a node
/// can be added before the first of them is expanded, or one by one. The tests look at the links, in trees
/// of up to 40 000 children, and count the moves that are played.
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
    /// The indices of the children of a node, first to last.
    // ANCHOR: children
    pub fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.nodes[at].first_child, |&child| {
            self.nodes[child].next_sibling
        })
    }
    // ANCHOR_END: children

    /// The bytes of its nodes.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node<B>>()
    }
}
