//! mistake: An empty tree has no node 0.
//! says: index out of bounds
//! says: an empty tree has no root: ask for it before you look at it.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = vec![0];
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
