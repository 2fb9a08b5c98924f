//! mistake: The boards that are not their own form are kept.
//! says: just the boards that differ from their canonical form
// ANCHOR: collect
    solutions.into_iter().filter(|b| canonical(b) != *b).collect()
// ANCHOR_END: collect
