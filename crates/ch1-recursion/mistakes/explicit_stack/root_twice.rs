//! mistake: Visits the root before the loop and in it.
//! says: preorder of a tree of 1 node: yours returned 7 7, and it should be 7. More values than nodes: 7 is there again.
// CHANGE: body
+ order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
  while let Some(at) = waiting.pop() {
