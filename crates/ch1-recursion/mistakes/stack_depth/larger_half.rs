//! mistake: Takes the larger of the two answers.
//! says: [3, 4] heard 3 and 4, and made 4 of it. The answers of the two parts, added up, are its own.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let (left, right) = numbers.split_at(numbers.len() / 2);
        sum_by_halves(left).max(sum_by_halves(right))
    }
}
// ANCHOR_END: halves
