//! right: An own power by repeated multiplication, in 128 bits.
//! told: The number does not fit in a u64. A wrong number must not be returned
// ANCHOR: body
fn power(b: u64, n: u32) -> u128 { (0..n).map(|_| u128::from(b)).product() }
(power(branching, depth.div_ceil(2)) + power(branching, depth / 2) - 1) as u64
// ANCHOR_END: body
