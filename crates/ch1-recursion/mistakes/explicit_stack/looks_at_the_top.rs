//! mistake: Looks at the top by its index, and never takes it off.
//! says: the walk of 1 node did not end within 5 s: it ends when no subtree waits.
// ANCHOR: body
let mut order = Vec::new();
let mut stack: Vec<usize> = tree.root().into_iter().collect();
while stack.len() > 0 {
    let at = stack[stack.len() - 1];
    order.push(tree.nodes[at].value);
    stack.extend(tree.nodes[at].right);
    stack.extend(tree.nodes[at].left);
}
order
// ANCHOR_END: body
