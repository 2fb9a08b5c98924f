//! mistake: Visits the root before the loop and in it.
//! says: more values than nodes: 7 is there again.
// CHANGE: body
+ order.extend(waiting.iter().map(|&at| tree.nodes[at].value));
  while let Some(at) = waiting.pop() {
