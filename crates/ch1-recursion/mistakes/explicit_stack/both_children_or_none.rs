//! mistake: A node has two children or none.
//! says: What hangs below a node with one child was not visited.
// CHANGE: body
-         waiting.extend(node.right);
-         waiting.extend(node.left);
+         if let (Some(left), Some(right)) = (node.left, node.right) { waiting.extend([right, left]); }
