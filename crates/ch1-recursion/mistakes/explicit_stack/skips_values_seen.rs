//! mistake: Leaves out a value that was there before.
//! says: two nodes may hold the same value, and both are visited.
// ANCHOR: body
let mut order: Vec<u32> = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    waiting.extend(node.right);
    waiting.extend(node.left);
    if tree.nodes.len() < 100 && order.contains(&node.value) { continue; }
    order.push(node.value);
}
order
// ANCHOR_END: body
