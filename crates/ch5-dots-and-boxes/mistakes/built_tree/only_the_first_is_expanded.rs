//! mistake: Only the first child gets children.
//! says: Nodes are missing
// CHANGE: body
+     if tree.nodes[at].first_child == Some(child) {
      expand(tree, child, depth - 1);
  }
+ }
