//! mistake: What does not fit wraps round.
//! says: the number does not fit in a u64, and you say
// ANCHOR: body
    branching.wrapping_pow(depth.div_ceil(2)).wrapping_add(branching.wrapping_pow(depth / 2)).wrapping_sub(1)
// ANCHOR_END: body
