//! mistake: `^` is taken for a power.
//! says: `^` is no power in Rust
// ANCHOR: body
(branching ^ u64::from(depth.div_ceil(2))) + (branching ^ u64::from(depth / 2)) - 1
// ANCHOR_END: body
