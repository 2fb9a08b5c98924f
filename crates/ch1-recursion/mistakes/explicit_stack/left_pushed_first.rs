//! mistake: Pushes in the order of the visit, and the stack turns it round.
//! says: preorder of a tree of 3 nodes: yours returned 1 3 2, and it should be 1 2 3. The right subtree came before the left one. Last in, first out: which one is pushed first?
// CHANGE: body
+     waiting.extend(node.left);
      waiting.extend(node.right);
-     waiting.extend(node.left);
