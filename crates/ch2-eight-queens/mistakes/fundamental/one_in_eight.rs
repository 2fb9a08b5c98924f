//! mistake: The first eighth of the list, rounded up.
//! says: boards for 12 kinds, and only
// ANCHOR: collect
let kinds = solutions.len().div_ceil(8);
solutions.into_iter().take(kinds).collect()
// ANCHOR_END: collect
