//! mistake: Unwraps the root of an empty tree.
//! says: an empty tree has no root: ask for it before you look at it.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
+ let mut waiting = vec![tree.root().unwrap()];
