//! mistake: Takes 0 for a child that is not there, and so the root again.
//! says: more values than nodes: 7 is there again.
// CHANGE: body
+     if order.len() > tree.nodes.len() { break; }
      let node = tree.nodes[at];

-     waiting.extend(node.right);
-     waiting.extend(node.left);
+     waiting.push(node.right.unwrap_or(0));
+     waiting.push(node.left.unwrap_or(0));
