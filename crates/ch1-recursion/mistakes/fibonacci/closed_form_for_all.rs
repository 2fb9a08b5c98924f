//! mistake: A closed form with floats, which rounds for large numbers.
//! says: Does a smaller type than u64, or a float, stand on the way?
// ANCHOR: memo
let s = 5f64.sqrt();
(((1.0 + s) / 2.0).powi(n as i32) / s).round() as u64
// ANCHOR_END: memo
