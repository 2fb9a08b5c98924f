//! mistake: Subtracts.
//! says: sum of [1, 2, 3, 4] is 10, not 0: [3, 4] heard 3 and 4, and made 1 of it: the answers of the two parts are to be added.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l).abs_diff(sum_by_halves(r)) }
}
// ANCHOR_END: halves
