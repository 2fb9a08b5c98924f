//! mistake: A winner and a full board, both.
//! says: done on XXXOO...., told that X has won: yours returned false, and it should be true. Somebody has won: the game is over.
// ANCHOR: over
board.moves_done == 9 && winner.is_some()
// ANCHOR_END: over
