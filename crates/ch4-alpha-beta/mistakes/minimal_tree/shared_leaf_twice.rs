//! mistake: The leaf that is in both proofs is counted twice.
//! says: One leaf is in both proofs: count it once.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2)
// ANCHOR_END: body
