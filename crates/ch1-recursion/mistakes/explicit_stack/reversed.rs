//! mistake: Turns the order round at the end.
//! says: preorder of a tree of 3 nodes: yours returned 3 2 1, and it should be 1 2 3. Yours is the right order from its end to its beginning.
// CHANGE: body
+ order.reverse();
  order
