//! mistake: Pushes in the order of the visit, and the stack turns it round.
//! says: order 1 3 2, want 1 2 3: the right subtree came before the left one. Last in, first out
// CHANGE: body
+     waiting.extend(node.left);
      waiting.extend(node.right);
-     waiting.extend(node.left);
