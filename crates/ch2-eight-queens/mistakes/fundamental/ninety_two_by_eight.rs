//! mistake: Every kind is taken to have eight images.
//! says: 92 is 11 × 8 + 4: one board is its own half-turn
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.sort();
(0..forms.len() / 8).map(|kind| forms[8 * kind].clone()).collect()
// ANCHOR_END: collect
