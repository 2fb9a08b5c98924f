//! mistake: Equal forms are dropped only where they are neighbours.
//! says: more than once
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.dedup();
forms
// ANCHOR_END: collect
