//! mistake: The index is taken after the push.
//! says: A new node's index is what the length of the vector was before it was added.
// CHANGE: body
-     let child = tree.nodes.len();

+     let child = tree.nodes.len();
      match previous_sibling {
