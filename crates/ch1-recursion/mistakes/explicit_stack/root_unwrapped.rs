//! mistake: Unwraps the root of an empty tree.
//! says: an empty tree has no root: ask for it before you look at it.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = vec![tree.root().unwrap()];
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
