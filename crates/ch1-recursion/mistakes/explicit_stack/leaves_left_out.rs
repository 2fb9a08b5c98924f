//! mistake: Visits only nodes with children.
//! says: no value was kept. Begin at the root
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    if node.left.is_some() || node.right.is_some() { order.push(node.value); }
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
