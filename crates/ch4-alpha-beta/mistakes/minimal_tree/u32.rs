//! mistake: u32 inside.
//! says: the number must fit in a u64, and whatever is used on the way must hold it, too.
// ANCHOR: body
let b = branching as u32;
u64::from(b.pow(depth.div_ceil(2)) + b.pow(depth / 2) - 1)
// ANCHOR_END: body
