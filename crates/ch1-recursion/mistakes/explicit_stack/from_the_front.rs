//! mistake: Takes from the front, where the oldest waits: a queue.
//! says: you went level by level: that is a queue.
// CHANGE: body
- while let Some(at) = waiting.pop() {
-     let node = tree.nodes[at];
+ while !waiting.is_empty() {
+     let node = tree.nodes[waiting.remove(0)];
      order.push(node.value);
+     waiting.extend(node.left);
      waiting.extend(node.right);
-     waiting.extend(node.left);
