//! mistake: No depth needs no leaf.
//! says: The smallest that is wrong is minimal_leaves(1, 0): yours returns 0, and it should be 1. One proof reads 1 leaf there, the other 1 leaf, and one leaf is in both.
// CHANGE: body
+ if depth == 0 { return 0; }
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
