//! mistake: The exponent is taken as d/2 for both proofs.
//! says: One exponent rounds up: with an odd depth one player moves once more.
// ANCHOR: body
2 * branching.pow(depth / 2) - 1
// ANCHOR_END: body
