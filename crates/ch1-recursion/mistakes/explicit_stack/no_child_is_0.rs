//! mistake: Takes 0 for a child that is not there, and so the root again.
//! says: preorder of a tree of 1 node: yours returned 7 7, and it should be 7. More values than nodes: 7 is there again.
// CHANGE: body
+     if order.len() > tree.nodes.len() { break; }
      let node = tree.nodes[at];

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right.unwrap_or(0));
+     waiting.push(node.left.unwrap_or(0));
