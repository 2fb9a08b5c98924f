//! mistake: Adds the index.
//! says: sum_by_ones([7]): yours returned 0, and it should be 7. One number is its own sum.
// ANCHOR: ones
match numbers {
    [] => 0,
    [_, rest @ ..] => rest.len() as u64 + sum_by_ones(rest),
}
// ANCHOR_END: ones
