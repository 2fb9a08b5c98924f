//! mistake: An empty tree has no node 0.
//! says: index out of bounds
//! says: an empty tree has no root: ask for it before you look at it.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
+ let mut waiting = vec![0];
