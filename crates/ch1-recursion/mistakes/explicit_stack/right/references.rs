//! right: the stack holds references to the nodes
// ANCHOR: body
let mut order = Vec::with_capacity(tree.nodes.len());
let mut waiting: Vec<&Node> = tree.nodes.first().into_iter().collect();
while let Some(node) = waiting.pop() {
    order.push(node.value);
    for child in [node.right, node.left].into_iter().flatten() {
        waiting.push(&tree.nodes[child]);
    }
}
order
// ANCHOR_END: body
