//! mistake: Ends where a left child is missing.
//! says: the walk ended where the first left child was missing. It ends when no subtree waits.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    if node.left.is_none() { break; }
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
