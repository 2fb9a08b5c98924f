//! mistake: What does not fit wraps round.
//! says: The number does not fit in a u64. A wrong number must not be returned: stop with a panic, as `+` and `pow` do in a debug build.
// ANCHOR: body
    branching.wrapping_pow(depth.div_ceil(2)).wrapping_add(branching.wrapping_pow(depth / 2)).wrapping_sub(1)
// ANCHOR_END: body
