//! right: Two numbers are a base case, too.
//! told: 8 numbers by ones: 7 calls, 7 frames deep.
// ANCHOR: ones
match numbers {
    [] => 0,
    [a] => *a,
    [a, b] => a + b,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones
// ANCHOR: halves
match numbers {
    [] => 0,
    [a] => *a,
    [a, b] => a + b,
    _ => numbers.chunks(numbers.len().div_ceil(2)).map(sum_by_halves).sum(),
}
// ANCHOR_END: halves
