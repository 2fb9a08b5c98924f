//! mistake: Visits only nodes with children.
//! says: no value was kept. Begin at the root
// CHANGE: body
-     order.push(node.value);
+     if node.left.is_some() || node.right.is_some() { order.push(node.value); }
