//! mistake: Powers are counted in f64.
//! says: this one is
// ANCHOR: body
((branching as f64).powi(depth.div_ceil(2) as i32) + (branching as f64).powi(depth as i32 / 2)) as u64 - 1
// ANCHOR_END: body
