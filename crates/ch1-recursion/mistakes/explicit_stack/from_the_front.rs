//! mistake: Takes from the front, where the oldest waits: a queue.
//! says: preorder of a tree of 7 nodes: yours returned 1 2 5 3 4 6 7, and it should be 1 2 3 4 5 6 7. You went level by level: that is a queue. Take the one pushed last.
// CHANGE: body
- while let Some(at) = waiting.pop() {
-     let node = tree.nodes[at];
+ while !waiting.is_empty() {
+     let node = tree.nodes[waiting.remove(0)];
      order.push(node.value);
+     waiting.extend(node.left);
      waiting.extend(node.right);
-     waiting.extend(node.left);
