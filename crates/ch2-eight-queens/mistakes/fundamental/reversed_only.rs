//! mistake: The list is turned over, and the least of both is taken.
//! says: not 12
// ANCHOR: body
let mut over = queens.to_vec();
over.reverse();
over.min(queens.to_vec())
// ANCHOR_END: body
