//! mistake: The previous sibling is taken for the node before in the vector.
//! says: each child knows the next one of the same parent, whatever was made in between.
// CHANGE: body
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+         Some(_) => tree.nodes[child - 1].next_sibling = Some(child),
