//! mistake: Every kind is taken to have eight images.
//! says: fundamental(8): yours returned 11 boards, and it should be 12. For 4 to 9 queens it returns one board for each eight solutions. Not every kind has eight images: of the 40 solutions for 7 queens some have only four.
// ANCHOR: collect
let mut forms: Vec<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
forms.sort();
(0..forms.len() / 8).map(|kind| forms[8 * kind].clone()).collect()
// ANCHOR_END: collect
