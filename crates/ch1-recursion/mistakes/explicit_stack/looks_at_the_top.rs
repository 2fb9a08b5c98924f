//! mistake: Looks at the top by its index, and never takes it off.
//! says: preorder of a tree of 1 node: yours did not end within 5 s, and it should be 7. After a node only the children that are there wait, each of them once.
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
