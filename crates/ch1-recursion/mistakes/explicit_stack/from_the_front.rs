//! mistake: Takes from the front, where the oldest waits: a queue.
//! says: you went level by level: that is a queue.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while !waiting.is_empty() {
    let node = tree.nodes[waiting.remove(0)];
    order.push(node.value);
    waiting.extend(node.left);
    waiting.extend(node.right);
}
order
// ANCHOR_END: body
