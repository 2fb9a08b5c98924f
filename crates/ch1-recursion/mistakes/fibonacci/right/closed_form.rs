//! right: The plain one by a formula, right as far as a bush can go.
//! told: without a call that the recorder sees
// ANCHOR: plain
let s = 5f64.sqrt();
(((1.0 + s) / 2.0).powi(n as i32) / s).round() as u64
// ANCHOR_END: plain
