//! mistake: The number in the middle belongs to both halves.
//! says: was split into
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    [a, b] => a + b,
    _ => {
        let mid = numbers.len() / 2;
        sum_by_halves(&numbers[..=mid]) + sum_by_halves(&numbers[mid..])
    }
}
// ANCHOR_END: halves
