//! right: A traced helper adds up the two parts.
//! told: 8 numbers by ones: 15 calls, 8 frames deep.
// ANCHOR: ones
match numbers { [] => 0, [only] => *only, _ => { let (a, b) = numbers.split_at(1); sum_by_ones(a) + sum_by_ones(b) } }
// ANCHOR_END: ones
// ANCHOR: halves
#[traced]
fn add((left, right): (&[u64], &[u64])) -> u64 { sum_by_halves(left) + sum_by_halves(right) }
if numbers.len() < 2 { return numbers.iter().sum(); }
add(numbers.split_at(numbers.len() / 2))
// ANCHOR_END: halves
