//! right: Goes down to the left and keeps the right children.
//! told: yours 1 call
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::new();
let mut at = tree.root();
loop {
    while let Some(here) = at {
        let node = &tree.nodes[here];
        order.push(node.value);
        waiting.extend(node.right);
        at = node.left;
    }
    at = waiting.pop();
    if at.is_none() { return order; }
}
// ANCHOR_END: body
