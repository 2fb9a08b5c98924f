//! mistake: Only the board and its mirror image are compared.
//! says: 46, not 12: turn the board as well, and keep the least of all that were seen.
// ANCHOR: body
mirror(queens).min(queens.to_vec())
// ANCHOR_END: body
