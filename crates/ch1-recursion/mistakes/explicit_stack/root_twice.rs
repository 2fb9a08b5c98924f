//! mistake: Visits the root before the loop and in it.
//! says: more values than nodes: 7 is there again.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
