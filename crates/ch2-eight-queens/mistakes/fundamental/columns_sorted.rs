//! mistake: The columns are sorted, as one does with the letters of anagrams.
//! says: fundamental(8): yours returned 1 board, and it should be 12. canonical([0, 4, 7, 5, 2, 6, 1, 3]): yours returned [0, 1, 2, 3, 4, 5, 6, 7], and it should be one of the eight images of the board.
// ANCHOR: body
let mut sorted = queens.to_vec();
sorted.sort();
sorted
// ANCHOR_END: body
