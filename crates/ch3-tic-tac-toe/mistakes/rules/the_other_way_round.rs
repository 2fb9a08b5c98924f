//! mistake: Says that the game goes on where it is over.
//! says: X has a line after 5 moves; the game is over.
// ANCHOR: over
!(board.moves_done == 9 || winner.is_some())
// ANCHOR_END: over
