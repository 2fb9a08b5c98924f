//! mistake: One level too many.
//! says: The depth is off by one
// CHANGE: body
+ let depth = depth + 1;
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
