//! mistake: Every child becomes the first one.
//! says: `first_child` was overwritten and names the last child
// CHANGE: body
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     tree.nodes[at].first_child = Some(child);
+     if let Some(sibling) = previous_sibling {
+         tree.nodes[sibling].next_sibling = Some(child);
