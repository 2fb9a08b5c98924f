//! mistake: No depth needs no leaf.
//! says: minimal_leaves(3, 0): yours returned 0, and it should be 1. One proof reads 1 leaf there, the other 1 leaf, and one leaf is in both.
// CHANGE: body
+ if depth == 0 { return 0; }
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
