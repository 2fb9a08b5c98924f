//! mistake: One level too few.
//! says: The depth is off by one
// CHANGE: body
+ let depth = depth.saturating_sub(1);
  branching.pow(depth.div_ceil(2)) + (branching.pow(depth / 2) - 1)
