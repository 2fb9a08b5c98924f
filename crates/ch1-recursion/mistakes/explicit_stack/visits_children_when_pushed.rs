//! mistake: Visits the children when they are pushed.
//! says: preorder of a tree of 7 nodes: yours returned 1 2 5 3 4 6 7, and it should be 1 2 3 4 5 6 7. A node was visited when it was pushed. Visit it when it is taken off.
// CHANGE: body
+ order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
  while let Some(at) = waiting.pop() {

-     order.push(node.value);
+     for child in [node.left, node.right].into_iter().flatten() {
+         order.push(tree.nodes[child].value);
+     }
