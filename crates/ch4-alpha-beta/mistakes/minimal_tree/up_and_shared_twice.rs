//! mistake: The exponent is rounded up for both, and the shared leaf is counted twice.
//! says: and one leaf is in both proofs.
// ANCHOR: body
2 * branching.pow(depth.div_ceil(2))
// ANCHOR_END: body
