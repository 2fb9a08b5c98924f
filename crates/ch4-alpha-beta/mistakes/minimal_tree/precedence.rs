//! mistake: The − 1 stands in the exponent.
//! says: minimal_leaves(3, 3): yours returned 10, and it should be 11. One proof reads 9 leaves there, the other 3 leaves, and one leaf is in both.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow((depth / 2).saturating_sub(1))
// ANCHOR_END: body
