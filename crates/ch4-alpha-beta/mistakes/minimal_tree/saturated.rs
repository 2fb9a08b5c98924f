//! mistake: What does not fit is the largest number.
//! says: The number does not fit in a u64. A wrong number must not be returned: stop with a panic, as `+` and `pow` do in a debug build.
// ANCHOR: body
    branching.saturating_pow(depth.div_ceil(2)).saturating_add(branching.saturating_pow(depth / 2)) - 1
// ANCHOR_END: body
