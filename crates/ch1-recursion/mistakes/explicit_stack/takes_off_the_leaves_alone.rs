//! mistake: Looks at the top, and takes it off only if it is a leaf.
//! says: the walk of 3 nodes did not end within 5 s: it ends when no subtree waits.
// ANCHOR: body
let mut order = Vec::new();
let mut stack: Vec<usize> = tree.root().into_iter().collect();
while let Some(&at) = stack.last() {
    let node = tree.nodes[at];
    order.push(node.value);
    stack.extend(node.right);
    stack.extend(node.left);
    if node.left.is_none() && node.right.is_none() { stack.pop(); }
}
order
// ANCHOR_END: body
