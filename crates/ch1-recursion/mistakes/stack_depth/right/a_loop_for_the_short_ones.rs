//! right: Four numbers or fewer are summed by a loop.
//! told: 8 numbers by ones: 15 calls, 8 frames deep. By halves: 3 calls, 2 frames deep.
// ANCHOR: halves
if numbers.len() <= 4 { return numbers.iter().sum(); }
let (left, right) = numbers.split_at(numbers.len() / 2);
sum_by_halves(left) + sum_by_halves(right)
// ANCHOR_END: halves
