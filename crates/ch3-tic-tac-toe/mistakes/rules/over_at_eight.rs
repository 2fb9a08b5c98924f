//! mistake: The board is taken for full one move too early.
//! says: 1 of its squares is empty, and the game goes on.
// ANCHOR: over
board.moves_done >= 8 || winner.is_some()
// ANCHOR_END: over
