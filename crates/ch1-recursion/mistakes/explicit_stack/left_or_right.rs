//! mistake: Pushes the right child only where there is no left one.
//! says: the walk went down once and ended at the first leaf.
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     if let Some(left) = node.left { waiting.push(left); } else { waiting.extend(node.right); }
