//! mistake: No depth needs no leaf.
//! says: b = 3, d = 0: 1 leaf, and you say 0
// CHANGE: body
+ if depth == 0 { return 0; }
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
