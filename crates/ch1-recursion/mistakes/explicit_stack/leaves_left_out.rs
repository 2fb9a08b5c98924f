//! mistake: Visits only nodes with children.
//! says: preorder of a tree of 1 node: yours returned nothing, and it should be 7. 0 of 1 nodes visited. 7 is missing: the root.
// CHANGE: body
-     order.push(node.value);
+     if node.left.is_some() || node.right.is_some() { order.push(node.value); }
