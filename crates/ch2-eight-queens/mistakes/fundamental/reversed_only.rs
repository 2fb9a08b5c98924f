//! mistake: The list is turned over, and the least of both is taken.
//! says: fundamental(8): yours returned 46 boards of 12 kinds, and it should be 12, one of each kind. The answer is chosen from only 2 of the eight images: as it is; turned by 180°, then in a mirror. Are all eight made, and is each compared with the best until then?
// ANCHOR: body
let mut over = queens.to_vec();
over.reverse();
over.min(queens.to_vec())
// ANCHOR_END: body
