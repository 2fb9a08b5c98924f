//! right: A board is kept where its form was not seen before.
// ANCHOR: collect
let mut seen = BTreeSet::new();
solutions.into_iter().filter(|board| seen.insert(canonical(board))).collect()
// ANCHOR_END: collect
