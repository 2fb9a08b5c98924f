//! mistake: The game is over only when the board is full.
//! says: done on XXXOO...., told that X has won: yours returned false, and it should be true. Somebody has won: the game is over.
//! also: yours returned 4 moves, and it should be none. A finished game has no moves. Your done was handed the winner too and says no: begin there.
// ANCHOR: over
board.moves_done == 9
// ANCHOR_END: over
