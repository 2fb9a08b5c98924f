//! mistake: Splits off two numbers at a time.
//! says: 8 elements: height 4, and should be 8: split off the first one
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    [a, b] => a + b,
    [a, b, rest @ ..] => a + b + sum_by_ones(rest),
}
// ANCHOR_END: ones
