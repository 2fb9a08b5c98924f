//! mistake: Each child is made twice.
//! says: yours returned nodes 1 and 2 with the same board
// CHANGE: body
+     let twin = tree.nodes[child].clone();
+     tree.nodes.push(twin);
      match previous_sibling {
