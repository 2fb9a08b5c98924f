//! mistake: The left half ends one early.
//! says: 2 and 3 are in neither part.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => { let mid = numbers.len() / 2; sum_by_halves(&numbers[..mid - 1]) + sum_by_halves(&numbers[mid..]) }
}
// ANCHOR_END: halves
