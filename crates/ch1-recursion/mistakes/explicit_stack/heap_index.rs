//! mistake: Looks for the children at 2i + 1 and 2i + 2.
//! says: preorder of a tree of 3 nodes: yours stopped with a panic, and it should return 6 5 4. A tree of 3 nodes has no place 3 in `nodes`, and it was asked for. The places are those in `left` and `right`, where they are Some.
// ANCHOR: body
let mut order = Vec::new();
let mut w = Vec::from_iter(tree.root());
while let Some(at) = w.pop() { order.push(tree.nodes[at].value); let n = tree.nodes[at]; if n.right.is_some() || n.left.is_some() { w.push(2 * at + 2); w.push(2 * at + 1); } }
order
// ANCHOR_END: body
