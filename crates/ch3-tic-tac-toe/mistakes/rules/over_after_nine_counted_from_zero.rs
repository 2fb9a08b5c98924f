//! mistake: The ninth move is not the last.
//! says: all nine squares of XOXXOOOXX are marked; the game is over
// ANCHOR: over
board.moves_done == 10 || winner.is_some()
// ANCHOR_END: over
