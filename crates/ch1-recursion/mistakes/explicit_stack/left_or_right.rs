//! mistake: Pushes the right child only where there is no left one.
//! says: the walk went down once and ended at the first leaf.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    if let Some(left) = node.left { waiting.push(left); } else { waiting.extend(node.right); }
}
order
// ANCHOR_END: body
