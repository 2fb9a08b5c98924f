//! mistake: u32 inside.
//! says: attempt to multiply with overflow. The number must fit in a u64, and so must everything that is used on the way.
// ANCHOR: body
let b = branching as u32;
u64::from(b.pow(depth.div_ceil(2)) + b.pow(depth / 2) - 1)
// ANCHOR_END: body
