//! mistake: The − 1 stands in the exponent.
//! says: leaves, and you
// ANCHOR: body
branching.pow(depth.div_ceil(2)) + branching.pow((depth / 2).saturating_sub(1))
// ANCHOR_END: body
