//! mistake: Turns the order round at the end.
//! says: order 3 2 1, want 1 2 3: that is the wanted order from its end to its beginning.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order.reverse();
order
// ANCHOR_END: body
