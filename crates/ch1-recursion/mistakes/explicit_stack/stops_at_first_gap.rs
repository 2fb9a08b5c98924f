//! mistake: The loop goes on while the top of the stack is a node; a missing child ends it.
//! says: order 1 2, want 1 2 3: the walk ended where the first left child was missing. It ends when no subtree waits.
// ANCHOR: body
let mut order = Vec::new();
let mut waiting = vec![tree.root()];
while let Some(Some(at)) = waiting.pop() {
    let node = tree.nodes[at];
    order.push(node.value);
    waiting.push(node.right);
    waiting.push(node.left);
}
order
// ANCHOR_END: body
