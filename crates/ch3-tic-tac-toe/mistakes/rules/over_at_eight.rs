//! mistake: The board is taken for full one move too early.
//! says: nobody has won XOXXOO.XO, and one of its squares is free
// ANCHOR: over
board.moves_done >= 8 || winner.is_some()
// ANCHOR_END: over
