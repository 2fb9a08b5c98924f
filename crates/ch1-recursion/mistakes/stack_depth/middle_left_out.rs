//! mistake: The element in the middle is in neither half.
//! says: 2 and 3 are in neither part.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => {
        let mid = numbers.len() / 2;
        sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid + 1..])
    }
}
// ANCHOR_END: halves
