//! mistake: The shared leaf is taken out of both proofs.
//! says: Only one leaf is in both proofs, and yours takes out two.
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - 2
// ANCHOR_END: body
