//! mistake: Visits the children when they are pushed.
//! says: a node was visited when it was pushed. Visit it when it is taken off.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::from_iter(tree.root());
order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    for child in [node.left, node.right].into_iter().flatten() {
        order.push(tree.nodes[child].value);
    }
    waiting.extend(node.right);
    waiting.extend(node.left);
}
order
// ANCHOR_END: body
