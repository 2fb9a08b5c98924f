//! mistake: Takes the nodes as they lie in the arena.
//! says: preorder of a tree of 7 nodes: yours returned 1 2 5 3 4 6 7, and it should be 1 2 3 4 5 6 7. Yours is the order in which the nodes lie in `nodes`. Begin at the root and follow the children.
// ANCHOR: body
tree.nodes.iter().map(|node| node.value).collect()
// ANCHOR_END: body
