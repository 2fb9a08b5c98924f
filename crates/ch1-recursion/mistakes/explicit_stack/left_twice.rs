//! mistake: Pushes the left child twice.
//! says: preorder of a tree of 3 nodes: yours returned 1 2 2, and it should be 1 2 3. 2 is there twice, and another node never. 3 is missing: the right child of 1.
// CHANGE: body
-     waiting.extend(node.right);
      waiting.extend(node.left);
+     waiting.extend(node.left);
