//! mistake: Pushes the left child twice.
//! says: order 1 2 2, want 1 2 3: a subtree was visited twice, and another one never. 3 is the right child of 1.
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
