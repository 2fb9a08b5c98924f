//! mistake: The children are made, and never expanded.
//! says: expand was called for node 0 alone
// CHANGE: body
-     expand(tree, child, depth - 1);
