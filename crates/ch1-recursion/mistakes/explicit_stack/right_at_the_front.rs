//! mistake: Puts the right child at the bottom.
//! says: preorder of a tree of 7 nodes: yours returned 1 2 3 5 6 4 7, and it should be 1 2 3 4 5 6 7. Place 4 holds 5 and not 4. A node, then its left subtree, then the right one.
// CHANGE: body
-     waiting.extend(node.right);
+     if let Some(right) = node.right { waiting.insert(0, right); }
