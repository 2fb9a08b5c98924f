//! mistake: Turns the order round at the end.
//! says: order 3 2 1, want 1 2 3: that is the wanted order from its end to its beginning.
// CHANGE: body
+ order.reverse();
  order
