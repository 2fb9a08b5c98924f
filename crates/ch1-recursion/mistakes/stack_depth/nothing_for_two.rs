//! mistake: Two numbers are taken for one.
//! says: sum_by_halves([1, 2, 3, 4]): yours returned 4, and it should be 10.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only, ..] if numbers.len() <= 2 => *only,
    _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l) + sum_by_halves(r) }
}
// ANCHOR_END: halves
