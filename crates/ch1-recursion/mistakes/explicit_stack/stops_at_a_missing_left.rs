//! mistake: Ends where a left child is missing.
//! says: the walk ended where the first left child was missing. It ends when no subtree waits.
// CHANGE: body
+     if node.left.is_none() { break; }
      waiting.extend(node.left);
