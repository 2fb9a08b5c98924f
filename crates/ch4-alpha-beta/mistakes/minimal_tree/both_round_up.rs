//! mistake: Both exponents are rounded up.
//! says: One exponent rounds down: with an odd depth the other player moves once less.
// ANCHOR: body
2 * branching.pow(depth.div_ceil(2)) - 1
// ANCHOR_END: body
