//! mistake: Powers of f64: right up to 53 bits.
//! says: an f64 keeps 15 or 16 of them.
// ANCHOR: body
let b = branching as f64;
(b.powi(depth.div_ceil(2) as i32) + b.powi(depth as i32 / 2) - 1.0) as u64
// ANCHOR_END: body
