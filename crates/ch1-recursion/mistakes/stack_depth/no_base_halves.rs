//! mistake: Splits without a base case.
//! says: sum_by_halves([]) called sum_by_halves([]): the sum of no numbers is 0, and needs no call.
// ANCHOR: ones
match numbers { [] => 0, [x] => *x, [x, rest @ ..] => sum_by_ones(&[*x]) + sum_by_ones(rest) }
// ANCHOR_END: ones
// ANCHOR: halves
let (l, r) = numbers.split_at(numbers.len() / 2);
sum_by_halves(l) + sum_by_halves(r)
// ANCHOR_END: halves
