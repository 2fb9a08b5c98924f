//! mistake: By ones from the back, one call for each and one more for all.
//! says: 8 elements: 255 calls where 15 suffice: each part is summed once. (The sum is right.)
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    _ => { let _ = sum_by_ones(&numbers[1..]); numbers[0] + sum_by_ones(&numbers[1..]) }
}
// ANCHOR_END: ones
