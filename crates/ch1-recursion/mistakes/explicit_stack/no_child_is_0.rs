//! mistake: Takes 0 for a child that is not there, and so the root again.
//! says: more values than nodes: 7 is there again.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    if order.len() > tree.nodes.len() { break; }
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.push(node.right.unwrap_or(0));
    waiting.push(node.left.unwrap_or(0));
}
order
// ANCHOR_END: body
