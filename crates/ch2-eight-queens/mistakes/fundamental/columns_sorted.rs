//! mistake: The columns are sorted, as one does with the letters of anagrams.
//! says: which is no turn and no mirror image of it
// ANCHOR: body
let mut sorted = queens.to_vec();
sorted.sort();
sorted
// ANCHOR_END: body
