//! mistake: A node is visited when it is put on the stack.
//! says: preorder of a tree of 7 nodes: yours returned 1 2 5 6 7 3 4, and it should be 1 2 3 4 5 6 7. A node was visited when it was pushed. Visit it when it is taken off.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = Vec::new();
if let Some(root) = tree.root() {
    order.push(tree.nodes[root].value);
    waiting.push(root);
}
while let Some(at) = waiting.pop() {
    let node = tree.nodes[at];
    for child in [node.left, node.right].into_iter().flatten() {
        order.push(tree.nodes[child].value);
        waiting.push(child);
    }
}
order
// ANCHOR_END: body
