//! mistake: At the last level, the previous sibling of the first child is its parent.
//! says: its own child: where a call begins, no child was made yet
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ let mut previous_sibling: Option<usize> = tree.nodes[at].parent.and(Some(at)).filter(|_| depth == 1);
