//! mistake: One number is taken for a sum of 0.
//! says: sum_by_halves([7]): yours returned 0, and it should be 7. One number is its own sum.
// ANCHOR: halves
if numbers.len() <= 1 { return 0; }
let (left, right) = numbers.split_at(numbers.len() / 2);
sum_by_halves(left) + sum_by_halves(right)
// ANCHOR_END: halves
