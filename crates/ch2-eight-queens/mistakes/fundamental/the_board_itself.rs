//! mistake: The answer is the board as it came.
//! says: fundamental(8): yours returned 92 boards of 12 kinds, and it should be 12, one of each kind. Its answer is always the board as it is: choose one of the eight by a rule that does not depend on where you start.
// ANCHOR: body
queens.to_vec()
// ANCHOR_END: body
