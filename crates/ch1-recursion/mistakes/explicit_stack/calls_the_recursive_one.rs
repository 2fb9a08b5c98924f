//! mistake: Lets the recursive function do the work.
//! says: preorder of a chain of 1 000 000 nodes: yours overflowed the call stack, and it should not. Something still makes a call for each level.
// ANCHOR: body
let mut order = Vec::new();
preorder_recursive(tree, tree.root(), &mut order);
order
// ANCHOR_END: body
