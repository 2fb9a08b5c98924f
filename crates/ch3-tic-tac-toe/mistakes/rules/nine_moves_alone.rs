//! mistake: The game is over only when the board is full.
//! says: X has a line after 5 moves; the game is over. done was handed that X has won, and says no.
//! also: X has won, yet 4 moves offered: a finished game has none. legal_moves was handed that X has won. Your done was handed it too and says no: begin there.
// ANCHOR: over
board.moves_done == 9
// ANCHOR_END: over
