//! mistake: Multiplies the two parts.
//! says: sum of [1, 2, 3, 4] is 10, not 24
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_halves(left) * sum_by_halves(right)
    }
}
// ANCHOR_END: halves
