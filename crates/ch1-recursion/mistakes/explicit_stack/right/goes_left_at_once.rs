//! right: Goes left without the stack, which holds right children only.
// ANCHOR: body
    let mut order = Vec::new();
    let mut waiting = Vec::new();
    let mut at = tree.root();
    while let Some(index) = at {
        let node = tree.nodes[index];
        order.push(node.value);
        waiting.extend(node.right);
        at = node.left.or_else(|| waiting.pop());
    }
    order
// ANCHOR_END: body
