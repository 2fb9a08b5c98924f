//! mistake: Says that the game goes on where it is over.
//! says: yours returned false, and it should be true. Somebody has won: the game is over.
// ANCHOR: over
!(board.moves_done == 9 || winner.is_some())
// ANCHOR_END: over
