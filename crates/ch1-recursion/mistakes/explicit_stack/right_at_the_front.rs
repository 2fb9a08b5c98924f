//! mistake: Puts the right child at the bottom.
//! says: order 1 2 3 5 6 4 7, want 1 2 3 4 5 6 7: place 4 holds 5 and not 4. A node, then its left subtree, then the right one.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    if let Some(right) = node.right { waiting.insert(0, right); }
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
