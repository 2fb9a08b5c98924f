//! mistake: Looks at the top by its index, and never takes it off.
//! says: preorder of a tree of 1 node: yours did not end within 5 s, and it should return 7. Push only the children that a node has, each of them once, and pop each subtree that you visit.
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
