//! mistake: `^` is taken for a power.
//! says: `^` is not a power in Rust: it is "exclusive or", bit by bit. A power is `b.pow(n)`.
// ANCHOR: body
(branching ^ u64::from(depth.div_ceil(2))) + (branching ^ u64::from(depth / 2)) - 1
// ANCHOR_END: body
