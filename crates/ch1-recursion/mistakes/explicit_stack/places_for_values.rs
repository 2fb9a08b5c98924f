//! mistake: Collects the places of the nodes and not their values.
//! says: those are the places of the nodes. Wanted are their values.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(at as u32);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
