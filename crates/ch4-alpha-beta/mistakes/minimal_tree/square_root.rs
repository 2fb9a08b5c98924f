//! mistake: The square root of all leaves, as it is often quoted, without the ceiling.
//! says: The square root of all leaves is only about right
// ANCHOR: body
branching.pow(depth).isqrt()
// ANCHOR_END: body
