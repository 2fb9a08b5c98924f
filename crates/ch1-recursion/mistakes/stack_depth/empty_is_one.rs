//! mistake: The sum of nothing is taken for 1.
//! says: sum_by_ones([]): yours returned 1, and it should be 0. No numbers, nothing to add.
// ANCHOR: ones
match numbers {
    [] => 1,
    [only] => *only,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones
