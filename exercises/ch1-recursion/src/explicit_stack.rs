//! A stack of our own instead of the call stack, so that depth costs heap and not frames.
//!
//! The tree is an arena: its nodes lie in one vector and name each other by index. A chain of
//! boxes a million deep would overflow the stack when dropped; an arena is one allocation. Knuth,
//! *The Art of Computer Programming*, volume 1, section 2.3.1, walks trees with such a stack.
//!
//! You can use `tree.root()`, `tree.nodes[at]` and the fields of [`Node`]; of a `Vec`, `push`, `pop`
//! and `extend`, which takes an `Option` too.

use call_trace::traced;

/// A node of a binary tree. A child is named by its index in [`Tree::nodes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// What the node holds.
    pub value: u32,
    /// The root of the left subtree.
    pub left: Option<usize>,
    /// The root of the right subtree.
    pub right: Option<usize>,
}

/// A binary tree in an arena.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    /// All nodes; the first one is the root.
    pub nodes: Vec<Node>,
}

impl Tree {
    /// The index of the root; none in an empty tree.
    pub fn root(&self) -> Option<usize> {
        if self.nodes.is_empty() { None } else { Some(0) }
    }
}

/// Adds to `order` the values of the subtree at `at` in preorder: a node before its left subtree,
/// and that before the right one.
///
/// Makes 2n + 1 calls for n nodes. The stack is one frame higher than the tree, so a deep tree
/// overflows it.
#[traced(skip(tree, order))]
pub fn preorder_recursive(tree: &Tree, at: Option<usize>, order: &mut Vec<u32>) {
    let Some(at) = at else { return };
    let node = tree.nodes[at];
    order.push(node.value);
    preorder_recursive(tree, node.left, order);
    preorder_recursive(tree, node.right, order);
}

/// The values of a tree in preorder, without recursion.
///
/// One frame, however deep the tree. The stack of waiting subtrees never holds more of them than
/// the tree has levels.
///
/// The tests walk chains of a million nodes, to the left, to the right and in a zigzag, without a
/// second thread. In other trees values come twice, and 3 000 subtrees wait at once.
#[traced(skip(tree))]
pub fn preorder(tree: &Tree) -> Vec<u32> {
    todo!("the values in preorder, without recursion")
}
