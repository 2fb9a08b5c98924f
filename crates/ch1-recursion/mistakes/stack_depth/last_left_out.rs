//! mistake: Ends before the last number.
//! says: sum of [1, 2, 3, 4] is 10, not 3: [1, 2, 3, 4] handed on [2, 3], and [1, 4] are left: is each of them added?
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    [first, rest @ .., _] => first + sum_by_ones(rest),
}
// ANCHOR_END: ones
