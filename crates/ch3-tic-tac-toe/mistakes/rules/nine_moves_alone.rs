//! mistake: The game is over only when the board is full.
//! says: X has a line after 5 moves; the game is over. done was handed that X has won, and says no.
// ANCHOR: over
board.moves_done == 9
// ANCHOR_END: over
