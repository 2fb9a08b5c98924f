//! mistake: Takes 1 for the index of the first number.
//! says: sum_by_ones([7]): yours stopped with a panic, and it should return 7. Of [7] the number with index 1 was asked for, and the last one has index 0.
// ANCHOR: ones
if numbers.is_empty() { return 0; }
numbers[1] + sum_by_ones(&numbers[1..])
// ANCHOR_END: ones
// ANCHOR: halves
match numbers { [] => 0, [x] => *x, _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l) + sum_by_halves(r) } }
// ANCHOR_END: halves
