//! mistake: Visits the root and ends.
//! says: a subtree never came onto the stack. 2 is the left child of 1.
// ANCHOR: body
tree.root().map(|at| tree.nodes[at].value).into_iter().collect()
// ANCHOR_END: body
