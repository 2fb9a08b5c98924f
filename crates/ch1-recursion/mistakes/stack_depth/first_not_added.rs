//! mistake: The first number is split off and not added.
//! says: [3, 4] heard 4 from the others, and made 4 of it. Its own number is 3.
// ANCHOR: ones
match numbers {
    [] => 0,
    [only] => *only,
    [_, rest @ ..] => sum_by_ones(rest),
}
// ANCHOR_END: ones
