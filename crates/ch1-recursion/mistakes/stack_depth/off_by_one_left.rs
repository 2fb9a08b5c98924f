//! mistake: The left half ends one early.
//! says: [1, 2, 3, 4] was split into [1] and [3, 4]: 2 is in no part. Further on 3 went the same way.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => { let mid = numbers.len() / 2; sum_by_halves(&numbers[..mid - 1]) + sum_by_halves(&numbers[mid..]) }
}
// ANCHOR_END: halves
