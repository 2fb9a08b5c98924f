//! mistake: Lets the recursive function do the work.
//! says: a million deep overflowed the call stack: a helper still calls itself.
// ANCHOR: body
let mut order = Vec::new();
preorder_recursive(tree, tree.root(), &mut order);
order
// ANCHOR_END: body
