//! mistake: The sum of nothing is taken for 1.
//! says: sum of [] is 0, not 1: no numbers, nothing to add.
// ANCHOR: ones
match numbers {
    [] => 1,
    [only] => *only,
    [first, rest @ ..] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones
