//! mistake: Each child is made twice.
//! says: are the same
// CHANGE: body
+     let twin = tree.nodes[child].clone();
+     tree.nodes.push(twin);
      match previous_sibling {
