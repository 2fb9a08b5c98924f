//! mistake: Goes through the nodes as they lie, and one too far.
//! says: preorder of a tree of 0 nodes: yours stopped with a panic, and it should return nothing. An empty tree has no place 0 in `nodes`, and it was asked for. The places are those in `left` and `right`, where they are Some.
// ANCHOR: body
let mut order = Vec::new();
for at in 0..=tree.nodes.len() { order.push(tree.nodes[at].value); }
order
// ANCHOR_END: body
