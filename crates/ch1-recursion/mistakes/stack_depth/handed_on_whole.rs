//! mistake: The first element is added, and the call is about all of them again.
//! says: [1, 2, 3, 4] was handed on whole: each call must be about a part.
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    [first, ..] => first + sum_by_ones(numbers),
}
// ANCHOR_END: ones
