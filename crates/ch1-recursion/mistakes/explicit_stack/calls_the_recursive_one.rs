//! mistake: Lets the recursive function do the work.
//! says: a million deep overflowed the call stack: something still makes a call for each level.
// ANCHOR: body
let mut order = Vec::new();
preorder_recursive(tree, tree.root(), &mut order);
order
// ANCHOR_END: body
