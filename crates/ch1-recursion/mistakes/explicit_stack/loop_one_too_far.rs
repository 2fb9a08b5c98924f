//! mistake: Goes through the nodes as they lie, and one too far.
//! says: an empty tree has no place 0 in `nodes`, and it was asked for.
// ANCHOR: body
let mut order = Vec::new();
for at in 0..=tree.nodes.len() { order.push(tree.nodes[at].value); }
order
// ANCHOR_END: body
