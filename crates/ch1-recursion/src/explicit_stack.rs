//! A stack of our own instead of the call stack: a deep tree then costs heap memory, not frames.
//!
//! The tree is an arena: one vector contains all nodes, and they refer to each other by index. A
//! chain of a million nested `Box`es would overflow the stack when dropped, but an arena is one
//! allocation. Knuth, *The Art of Computer Programming*, volume 1, section 2.3.1, traverses trees
//! with such a stack.
//!
//! You can use `tree.root()`, `tree.nodes[at]` and the fields of [`Node`]. A `Vec` has `push`,
//! `pop` and `extend`, which also accepts an `Option`.

use call_trace::traced;

/// A node of a binary tree. It refers to each child by the child's index in [`Tree::nodes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// The value stored in the node.
    pub value: u32,
    /// The root of the left subtree, or `None` if that subtree is empty.
    pub left: Option<usize>,
    /// The root of the right subtree, or `None` if that subtree is empty.
    pub right: Option<usize>,
}

/// A binary tree in an arena.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    /// All nodes. The first one is the root.
    pub nodes: Vec<Node>,
}

impl Tree {
    /// Returns the index of the root, or `None` if the tree is empty.
    pub fn root(&self) -> Option<usize> {
        if self.nodes.is_empty() { None } else { Some(0) }
    }
}

/// Adds to `order` the values of the subtree at `at` in preorder: first the node, then its left
/// subtree, then its right subtree.
///
/// Makes 2n + 1 calls for n nodes. The stack is one frame higher than the tree, so a deep tree
/// overflows it.
// ANCHOR: preorder_recursive
#[traced(skip(tree, order))]
pub fn preorder_recursive(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
    let Some(at) = at else { return };
    let node = tree.nodes[at];
    order.push(node.value);
    preorder_recursive(tree, node.left, order);
    preorder_recursive(tree, node.right, order);
}
// ANCHOR_END: preorder_recursive

/// Returns the values of a tree in preorder, without recursion.
///
/// Needs one frame, however deep the tree is. The stack of waiting subtrees is never longer than
/// the number of levels of the tree.
///
/// The tests use chains of a million nodes (to the left, to the right and in a zigzag), and allow
/// no second thread. The tests also use trees in which values occur twice and 3 000 subtrees wait
/// at once.
// ANCHOR: preorder
#[traced(skip(tree))]
pub fn preorder(tree: &Tree) -> Vec<u32> {
    // ANCHOR: body todo!("the values in preorder, without recursion")
    let mut order = Vec::new();
    let mut waiting = Vec::from_iter(tree.root());
    while let Some(at) = waiting.pop() {
        let node = tree.nodes[at];
        order.push(node.value);
        waiting.extend(node.right);
        waiting.extend(node.left);
    }
    order
    // ANCHOR_END: body
}
// ANCHOR_END: preorder
