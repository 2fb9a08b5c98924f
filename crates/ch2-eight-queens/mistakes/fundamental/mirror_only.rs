//! mistake: Only the board and its mirror image are compared.
//! says: 46, not 12: turn the board as well.
// ANCHOR: body
mirror(queens).min(queens.to_vec())
// ANCHOR_END: body
