//! mistake: The root is counted as well.
//! says: the smallest that is wrong is b = 1, d = 0.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) + 1
// ANCHOR_END: body
