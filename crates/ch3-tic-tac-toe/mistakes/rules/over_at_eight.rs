//! mistake: The board is taken for full one move too early.
//! says: 1 of its squares is empty, so the board is not full. Yours ends the game after 8 moves, and nine can be made.
// ANCHOR: over
board.moves_done >= 8 || winner.is_some()
// ANCHOR_END: over
