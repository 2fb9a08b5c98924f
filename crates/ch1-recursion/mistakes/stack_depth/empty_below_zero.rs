//! mistake: Takes one from the length before it asks.
//! says: sum_by_ones([]): yours stopped with a panic, and it should return 0. An empty list has no number to take, and its sum is 0.
// ANCHOR: ones
let last = numbers.len() - 1;
if last == 0 { return numbers[0]; }
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
