//! mistake: b − 1 is raised.
//! says: minimal_leaves(2, 4): yours returned 5, and it should be 7. One proof reads 4 leaves there, the other 4 leaves, and one leaf is in both.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + (branching - 1).pow(depth / 2)
// ANCHOR_END: body
