//! mistake: The exponent is d/2 for both, and the shared leaf is counted twice.
//! says: and one leaf is in both proofs.
// ANCHOR: body
2 * branching.pow(depth / 2)
// ANCHOR_END: body
