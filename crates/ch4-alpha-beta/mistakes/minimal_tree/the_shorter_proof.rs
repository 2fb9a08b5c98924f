//! mistake: Only the shorter proof is counted.
//! says: That is one proof only.
// ANCHOR: body
branching.pow(depth / 2)
// ANCHOR_END: body
