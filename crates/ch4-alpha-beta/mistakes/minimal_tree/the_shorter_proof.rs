//! mistake: Only the shorter proof is counted.
//! says: that is one proof.
// ANCHOR: body
branching.pow(depth / 2)
// ANCHOR_END: body
