//! mistake: All nodes are looked through for the children when the loop is over.
//! says: What was made before must not be found
// CHANGE: body
-     match previous_sibling {
-         None => tree.nodes[at].first_child = Some(child),
-         Some(sibling) => tree.nodes[sibling].next_sibling = Some(child),
-     }
-     previous_sibling = Some(child);
+     let _ = &mut previous_sibling;
      expand(tree, child, depth - 1);
  }
+ let mine: Vec<usize> = (0..tree.nodes.len()).filter(|&i| tree.nodes[i].parent == Some(at)).collect();
+ tree.nodes[at].first_child = mine.first().copied();
+ for pair in mine.windows(2) { tree.nodes[pair[0]].next_sibling = Some(pair[1]); }
