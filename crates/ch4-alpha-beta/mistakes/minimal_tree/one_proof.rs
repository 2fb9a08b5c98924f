//! mistake: Only the longer proof is counted.
//! says: That is one proof only. "At least" and "at most" each need a proof of their own
// ANCHOR: body
branching.pow(depth.div_ceil(2))
// ANCHOR_END: body
