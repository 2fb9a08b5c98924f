//! mistake: The first number is added twice.
//! says: [3, 4] heard 4 from the others, and made 10 of it. Its own number is 3.
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    [first, rest @ ..] => first + first + sum_by_ones(rest),
}
// ANCHOR_END: ones
