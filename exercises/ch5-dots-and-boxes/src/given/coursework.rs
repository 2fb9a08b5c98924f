//! The search of the coursework, step by step as in the original C++. Given, and not to be
//! repaired: we compare it with correct searches.
//!
//! The tree is in memory before the search begins. The root has height 1, and leaves have
//! [`LEAF_HEIGHT`]. (In C++ a root without children has height 0, and the search reads its missing
//! parent. Here it has height 1.) The names are from the original, with its spelling.

use alpha_beta::tree::Tree;
use call_trace::traced;
use game::Value;

/// The only height whose nodes are assessed.
pub const LEAF_HEIGHT: u32 = 5;

/// A node of the built tree, without its field. It refers to other nodes by their index.
#[derive(Debug, Clone)]
pub struct TreeNode {
    /// The children.
    pub child: Vec<usize>,
    /// The parent, or `None` at the root.
    pub parent: Option<usize>,
    /// The next child of the parent, or `None` at the last child.
    pub next_sibling: Option<usize>,
    /// The height, which is 1 at the root.
    pub height: u32,
    /// The value found for the node.
    pub assessment: Value,
    /// One bound.
    pub alpha: Value,
    /// The other bound.
    pub betta: Value,
    /// The number of children that count as checked.
    pub count_check_child: usize,
    /// Whether all children count as checked.
    pub is_check: bool,
    /// The result of `get_assessment` for this node, a function that the text leaves out.
    written: Value,
    /// The number of visits to the node. We added it to see the savings from the bounds.
    pub visits: u32,
}

/// Builds the tree in memory. Node 0 is the root.
pub fn build(tree: &Tree) -> Vec<TreeNode> {
    let mut nodes = Vec::new();
    push(&mut nodes, None, tree);
    nodes
}

fn push(nodes: &mut Vec<TreeNode>, parent: Option<usize>, tree: &Tree) -> usize {
    let number = nodes.len();
    nodes.push(TreeNode {
        child: Vec::new(),
        parent,
        next_sibling: None,
        height: parent.map_or(1, |parent| nodes[parent].height + 1),
        assessment: i16::MIN.into(),
        alpha: i16::MIN.into(),
        betta: i16::MAX.into(),
        count_check_child: 0,
        is_check: false,
        written: tree.value(),
        visits: 0,
    });
    for child in tree.children() {
        let child = push(nodes, Some(number), child);
        if let Some(&sibling) = nodes[number].child.last() {
            nodes[sibling].next_sibling = Some(child);
        }
        nodes[number].child.push(child);
    }
    number
}

/// Visits a node of the built tree. Afterwards the result is the root's `assessment`. The returned
/// value, the node's assessment at that moment, is our addition, so that a recording shows it.
#[traced(skip(tree))]
pub fn alpha_betta(tree: &mut Vec<TreeNode>, mut node: usize) -> Value {
    let visited = node;
    tree[node].visits += 1;
    if tree[node].height == LEAF_HEIGHT {
        tree[node].assessment = tree[node].written;
    }
    if tree[node].count_check_child != tree[node].child.len() {
        let mut i = tree[node].count_check_child;
        while i < tree[node].child.len() {
            let child = tree[node].child[i];
            alpha_betta(tree, child);
            i += 1;
        }
    }
    if let Some(parent) = tree[node].parent {
        tree[node].alpha = tree[parent].alpha;
        tree[node].betta = tree[parent].betta;
    }
    for i in 0..tree[node].child.len() {
        if tree[tree[node].child[i]].is_check {
            tree[node].count_check_child += 1;
        }
    }
    // Compares count_check_child with itself, so the condition is always true.
    tree[node].is_check = true;
    if let Some(parent) = tree[node].parent {
        let assessment = tree[node].assessment;
        if tree[parent].height % 2 == 1 {
            tree[parent].betta = tree[parent].betta.min(assessment);
        } else {
            tree[parent].alpha = tree[parent].alpha.max(assessment);
        }
        if tree[parent].alpha < tree[parent].betta {
            tree[parent].assessment = assessment;
            node = tree[node].next_sibling.unwrap_or(parent);
        } else {
            node = parent;
            tree[node].count_check_child = tree[node].child.len();
            tree[node].is_check = true;
        }
    }
    let _moved_to = node; // where the pointer ends up: nobody looks at it again
    tree[visited].assessment
}
