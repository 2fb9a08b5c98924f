//! mistake: Children are linked from the last to the first.
//! says: linked from the last to the first
// CHANGE: body
-         next_sibling: None,
+         next_sibling: tree.nodes[at].first_child,
      });
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
-     }
-     previous_sibling = Some(child);
+     tree.nodes[at].first_child = Some(child);
+     previous_sibling = previous_sibling.or(Some(child));
