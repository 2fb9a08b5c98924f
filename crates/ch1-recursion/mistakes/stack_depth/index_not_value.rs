//! mistake: Adds the index.
//! says: sum of [7] is 7, not 0: one number is its own sum.
// ANCHOR: ones
match numbers {
    [] => 0,
    [_, rest @ ..] => rest.len() as u64 + sum_by_ones(rest),
}
// ANCHOR_END: ones
