//! mistake: Pushes the right child only where there is no left one.
//! says: preorder of a tree of 3 nodes: yours returned 1 2, and it should be 1 2 3. The walk went down once and ended at the first leaf. Does each right subtree wait on the stack, and is it popped only to be visited?
// CHANGE: body
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     if let Some(left) = node.left { waiting.push(left); } else { waiting.extend(node.right); }
