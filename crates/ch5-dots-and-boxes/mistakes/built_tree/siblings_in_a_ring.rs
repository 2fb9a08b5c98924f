//! mistake: The last child names the first as its sibling.
//! says: never end
// CHANGE: body
-         next_sibling: None,
+         next_sibling: tree.nodes[at].first_child,
