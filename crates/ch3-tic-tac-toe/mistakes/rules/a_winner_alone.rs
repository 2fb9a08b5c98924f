//! mistake: The game is over only when somebody has won: a draw never ends.
//! says: all nine squares of XOXXOOOXX are marked; the game is over, whoever has won.
// ANCHOR: over
winner.is_some()
// ANCHOR_END: over
