//! mistake: Pushes the left child twice.
//! says: order 1 2 2, want 1 2 3: 2 is there twice, and another node never. 3 is missing, the right child of 1.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.left);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
