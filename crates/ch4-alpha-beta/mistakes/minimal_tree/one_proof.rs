//! mistake: Only the longer proof is counted.
//! says: each proof fixes the moves of one player
// ANCHOR: body
branching.pow(depth.div_ceil(2))
// ANCHOR_END: body
