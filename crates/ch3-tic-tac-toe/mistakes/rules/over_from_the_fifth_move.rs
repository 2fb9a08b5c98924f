//! mistake: The game may be over after five moves, so it is.
//! says: nobody has won XOXOX...., and 4 of its squares are free; the game goes on.
// ANCHOR: over
board.moves_done >= 5
// ANCHOR_END: over
