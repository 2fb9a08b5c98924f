//! mistake: The two proofs are multiplied.
//! says: The leaves of both proofs are added, not multiplied
// ANCHOR: body
branching.pow(depth.div_ceil(2)) * branching.pow(depth / 2) - 1
// ANCHOR_END: body
