//! mistake: The square root of all leaves, twice.
//! says: The square root of all leaves is only about right
// ANCHOR: body
    let root = (branching.pow(depth) as f64).sqrt() as u64;
    2 * root - 1
// ANCHOR_END: body
