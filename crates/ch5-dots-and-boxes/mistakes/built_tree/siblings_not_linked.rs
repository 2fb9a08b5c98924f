//! mistake: A child does not know the next one.
//! says: has no next sibling: the parent knows its first child
// CHANGE: body
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     if previous_sibling.is_none() {
+         tree.nodes[at].first_child = Some(child);
