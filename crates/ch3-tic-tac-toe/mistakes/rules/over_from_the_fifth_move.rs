//! mistake: The game may be over after five moves, so it is.
//! says: done on XOXOX...., told that nobody has won: yours returned true, and it should be false. 4 of its squares are empty, so the board is not full. Nobody has won either, so the game goes on.
// ANCHOR: over
board.moves_done >= 5
// ANCHOR_END: over
