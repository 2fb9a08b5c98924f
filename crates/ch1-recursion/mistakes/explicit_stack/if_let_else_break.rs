//! mistake: Ends the walk at the first leaf.
//! says: preorder of a tree of 3 nodes: yours returned 1 2, and it should be 1 2 3. The walk went down once and ended at the first leaf. Does each right subtree wait on the stack, and is it popped only to be visited?
// ANCHOR: body
let mut order = Vec::new();
let mut w = Vec::from_iter(tree.root());
while let Some(at) = w.pop() { let n = tree.nodes[at]; order.push(n.value); if n.left.is_none() && n.right.is_none() { break; } w.extend(n.right); w.extend(n.left); }
order
// ANCHOR_END: body
