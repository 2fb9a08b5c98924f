//! mistake: The root is counted as well.
//! says: The smallest that is wrong is minimal_leaves(1, 0): yours returns 3, and it should be 1. One proof reads 1 leaf there, the other 1 leaf, and one leaf is in both.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) + 1
// ANCHOR_END: body
