//! mistake: An empty tree has no node 0.
//! says: preorder of a tree of 0 nodes: yours stopped with a panic, and it should return nothing. An empty tree has no root: check for that before you look at it.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
+ let mut waiting = vec![0];
