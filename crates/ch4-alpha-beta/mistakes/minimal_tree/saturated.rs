//! mistake: What does not fit is the largest number.
//! says: the number does not fit in a u64, and you say
// ANCHOR: body
    branching.saturating_pow(depth.div_ceil(2)).saturating_add(branching.saturating_pow(depth / 2)) - 1
// ANCHOR_END: body
