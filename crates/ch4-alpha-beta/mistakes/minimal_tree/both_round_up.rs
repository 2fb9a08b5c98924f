//! mistake: Both exponents are rounded up.
//! says: one exponent rounds up: with an odd depth one player moves once more.
//! says: cannot be the least
// ANCHOR: body
2 * branching.pow(depth.div_ceil(2)) - 1
// ANCHOR_END: body
