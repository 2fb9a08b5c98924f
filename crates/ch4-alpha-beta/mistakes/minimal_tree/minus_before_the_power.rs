//! mistake: b − 1 is raised.
//! says: The smallest that is wrong is minimal_leaves(1, 0): yours returns 2, and it should be 1. One proof reads 1 leaf there, the other 1 leaf, and one leaf is in both.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + (branching - 1).pow(depth / 2)
// ANCHOR_END: body
