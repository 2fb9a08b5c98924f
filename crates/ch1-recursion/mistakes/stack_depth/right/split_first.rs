//! right: Asks split_first.
//! told: 8 numbers by ones: 9 calls
// ANCHOR: ones
numbers.split_first().map_or(0, |(first, rest)| first + sum_by_ones(rest))
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.len() < 2 { return numbers.first().copied().unwrap_or(0); }
let mid = numbers.len().div_ceil(2);
sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid..])
// ANCHOR_END: halves
