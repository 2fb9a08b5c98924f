//! mistake: The one in the middle is added, and what is left and right of it are two parts; only none is a base case.
//! says: 1 element: 3 calls where 1 suffices: [1] was split into [] and []
//! also: 1 element: height 2 where 1 suffices
// ANCHOR: ones
if numbers.is_empty() { return 0; }
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.is_empty() { return 0; }
let k = numbers.len() / 2;
numbers[k] + sum_by_halves(&numbers[..k]) + sum_by_halves(&numbers[k + 1..])
// ANCHOR_END: halves
