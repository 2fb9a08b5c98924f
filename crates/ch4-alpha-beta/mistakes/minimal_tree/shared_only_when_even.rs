//! mistake: The shared leaf is there only when d is even.
//! says: the smallest that is wrong is b = 1, d = 1.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - if depth % 2 == 0 { 1 } else { 0 }
// ANCHOR_END: body
