//! mistake: Splits in three and forgets one.
//! says: 2, 3 and 4 are in neither part.
// ANCHOR: halves
match numbers {
    [] => 0,
    [only] => *only,
    _ => { let k = numbers.len().div_ceil(3); sum_by_halves(&numbers[..k]) + sum_by_halves(&numbers[2 * k..]) }
}
// ANCHOR_END: halves
