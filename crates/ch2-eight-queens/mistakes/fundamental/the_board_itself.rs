//! mistake: The answer is the board as it came.
//! says: canonical always answers with the board as it is
// ANCHOR: body
queens.to_vec()
// ANCHOR_END: body
