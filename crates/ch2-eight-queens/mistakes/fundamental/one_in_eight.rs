//! mistake: The first eighth of the list, rounded up.
//! says: fundamental(8): yours returned 12 boards of 9 kinds, and it should be 12, one of each kind. They are just the first 12 of the 92 solutions: ask of each board whether its kind is there already.
// ANCHOR: collect
let kinds = solutions.len().div_ceil(8);
solutions.into_iter().take(kinds).collect()
// ANCHOR_END: collect
