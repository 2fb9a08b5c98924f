//! mistake: Ends the walk at the first leaf.
//! says: the walk went down once and ended at the first leaf.
// ANCHOR: body
let mut order = Vec::new();
let mut w = Vec::from_iter(tree.root());
while let Some(at) = w.pop() { let n = tree.nodes[at]; order.push(n.value); if n.left.is_none() && n.right.is_none() { break; } w.extend(n.right); w.extend(n.left); }
order
// ANCHOR_END: body
