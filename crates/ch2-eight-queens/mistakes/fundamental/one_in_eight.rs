//! mistake: The first eighth of the list, rounded up.
//! says: they are just the first 12 of the 92 solutions, with only 9 kinds among them
// ANCHOR: collect
let kinds = solutions.len().div_ceil(8);
solutions.into_iter().take(kinds).collect()
// ANCHOR_END: collect
