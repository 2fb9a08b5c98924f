//! mistake: Only the board and its mirror image are compared.
//! says: fundamental(8): yours returned 46 boards of 12 kinds, and it should be 12, one of each kind. Turn the board as well, and keep the least of all that were seen.
// ANCHOR: body
mirror(queens).min(queens.to_vec())
// ANCHOR_END: body
