//! mistake: Ends where a left child is missing.
//! says: order 1 2, want 1 2 3: a subtree never came onto the stack. 3 is the right child of 1.
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
