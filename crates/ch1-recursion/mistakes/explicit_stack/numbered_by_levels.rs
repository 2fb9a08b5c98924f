//! mistake: The children of the node at i lie at 2i + 1 and 2i + 2.
//! says: preorder of a tree of 10 nodes: yours returned 0 389 158 705 85 547 474 778 936 316, and it should be 0 389 158 85 316 778 547 474 705 936. The children of node i were looked for at 2i + 1 and 2i + 2. They lie where `left` and `right` say.
// CHANGE: body
-     let node = tree.nodes[at];
+     if let Some(node) = tree.nodes.get(at) {
      order.push(node.value);
-     waiting.extend(node.right);
-     waiting.extend(node.left);
+         waiting.push(2 * at + 2);
+         waiting.push(2 * at + 1);
  }
+ }
