//! mistake: Only the longer proof is counted.
//! says: That is one proof. "At least" and "at most" both need one
// ANCHOR: body
branching.pow(depth.div_ceil(2))
// ANCHOR_END: body
