//! mistake: Each child names the next index as its sibling, before there is one.
//! says: Set a link when the node is there. The last child has no next sibling.
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;

-         next_sibling: None,
+         next_sibling: Some(child + 1),
      });
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
+     if tree.nodes[at].first_child.is_none() {
+         tree.nodes[at].first_child = Some(child);
      }
-     previous_sibling = Some(child);
