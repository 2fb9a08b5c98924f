//! right: A traced helper splits, and asks the function for each half.
//! told: 8 numbers by ones: 15 calls, 8 frames deep.
// ANCHOR: ones
match numbers { [] => 0, [only] => *only, _ => { let (a, b) = numbers.split_at(1); sum_by_ones(a) + sum_by_ones(b) } }
// ANCHOR_END: ones
// ANCHOR: halves
#[traced]
fn half(n: &[u64]) -> u64 { match n.len() { 0 => 0, 1 => n[0], l => { let (a, b) = n.split_at(l / 2); sum_by_halves(a) + sum_by_halves(b) } } }
half(numbers)
// ANCHOR_END: halves
