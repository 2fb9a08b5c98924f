//! right: The first number and the sum of the rest, down to [].
//! told: 8 numbers by ones: 9 calls, 9 frames deep.
// ANCHOR: ones
match numbers {
    [] => 0,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones
