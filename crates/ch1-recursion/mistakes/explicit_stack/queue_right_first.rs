//! mistake: A queue, with the right child first.
//! says: you went level by level: that is a queue.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = std::collections::VecDeque::from_iter(tree.root());
while let Some(at) = waiting.pop_front() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
