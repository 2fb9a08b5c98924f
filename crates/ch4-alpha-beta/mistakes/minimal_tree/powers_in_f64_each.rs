//! mistake: Each power is counted in f64, and the sum in u64.
//! says: Small numbers are right in yours, and this one is 1 off.
// ANCHOR: body
(branching as f64).powi(depth.div_ceil(2) as i32) as u64 + (branching as f64).powi((depth / 2) as i32) as u64 - 1
// ANCHOR_END: body
