//! mistake: Two numbers are taken for one.
//! says: sum of [1, 2, 3, 4] is 10, not 4: [3, 4] is 3 with you, without a call.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only, ..] if numbers.len() <= 2 => *only,
    _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l) + sum_by_halves(r) }
}
// ANCHOR_END: halves
