//! mistake: Pushes in the order of the visit, and the stack turns it round.
//! says: order 1 3 2, want 1 2 3: the right subtree came before the left one. Last in, first out
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.left);
    waiting.extend(node.right);
}
order
// ANCHOR_END: body
