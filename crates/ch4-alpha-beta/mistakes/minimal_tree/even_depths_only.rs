//! mistake: The exponent is taken as d/2 for both proofs.
//! says: b = 3, d = 3: 11 leaves, and you say 5: one exponent rounds up
// ANCHOR: body
2 * branching.pow(depth / 2) - 1
// ANCHOR_END: body
