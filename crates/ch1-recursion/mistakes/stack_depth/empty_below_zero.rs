//! mistake: Takes one from the length before it asks.
//! says: the sum of [] is 0: ask whether there is a number before you take one.
// ANCHOR: ones
let last = numbers.len() - 1;
if last == 0 { return numbers[0]; }
numbers[0] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
