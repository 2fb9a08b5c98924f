//! mistake: Visits the root and ends.
//! says: 1 of 3 nodes visited. 2 is missing: the left child of 1.
// ANCHOR: body
tree.root().map(|at| tree.nodes[at].value).into_iter().collect()
// ANCHOR_END: body
