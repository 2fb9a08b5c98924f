//! mistake: Ends where a left child is missing.
//! says: preorder of a tree of 3 nodes: yours returned 1 2, and it should be 1 2 3. The walk ended where the first left child was missing. It ends when no subtree waits.
// CHANGE: body
+     if node.left.is_none() { break; }
      waiting.extend(node.left);
