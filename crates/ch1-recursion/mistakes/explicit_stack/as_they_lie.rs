//! mistake: Takes the nodes as they lie in the arena.
//! says: that is how the nodes lie in `nodes`. Begin at the root and follow the children.
// ANCHOR: body
tree.nodes.iter().map(|node| node.value).collect()
// ANCHOR_END: body
