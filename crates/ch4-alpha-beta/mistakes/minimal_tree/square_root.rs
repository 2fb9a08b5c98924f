//! mistake: The square root of all leaves, as it is often quoted, without the ceiling.
//! says: b = 2, d = 4: 7 leaves, not 4
// ANCHOR: body
branching.pow(depth).isqrt()
// ANCHOR_END: body
