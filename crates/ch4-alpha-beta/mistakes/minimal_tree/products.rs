//! mistake: A product instead of a power.
//! says: a power, not a product.
// ANCHOR: body
branching * u64::from(depth.div_ceil(2)) + branching * u64::from(depth / 2) - 1
// ANCHOR_END: body
