//! mistake: One form alone is kept.
//! says: 1, not 12
// ANCHOR: collect
let forms: BTreeSet<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.into_iter().take(1).collect()
// ANCHOR_END: collect
