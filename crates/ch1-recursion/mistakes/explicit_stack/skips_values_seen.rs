//! mistake: Leaves out a value that was there before.
//! says: preorder of a tree of 2 nodes: yours returned 7, and it should be 7 7. Two nodes can hold the same value, and both must be visited.
// CHANGE: body
- let mut order = Vec::new();
+ let mut order: Vec<u32> = Vec::new();

-     order.push(node.value);

+     if tree.nodes.len() < 100 && order.contains(&node.value) { continue; }
+     order.push(node.value);
  }
