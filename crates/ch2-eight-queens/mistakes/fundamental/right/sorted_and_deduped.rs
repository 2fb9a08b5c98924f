//! right: The forms are sorted, and neighbours that are equal dropped.
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.sort();
forms.dedup();
forms
// ANCHOR_END: collect
