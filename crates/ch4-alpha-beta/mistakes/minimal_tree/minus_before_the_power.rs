//! mistake: b − 1 is raised.
//! says: leaves, and you say
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + (branching - 1).pow(depth / 2)
// ANCHOR_END: body
