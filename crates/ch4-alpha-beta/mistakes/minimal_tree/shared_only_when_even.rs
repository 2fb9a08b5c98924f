//! mistake: The shared leaf is there only when d is even.
//! says: minimal_leaves(3, 3): yours returned 12, and it should be 11. One proof reads 9 leaves there, the other 3 leaves, and one leaf is in both.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - if depth % 2 == 0 { 1 } else { 0 }
// ANCHOR_END: body
