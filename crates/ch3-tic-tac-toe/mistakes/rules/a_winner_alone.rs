//! mistake: The game is over only when somebody has won: a draw never ends.
//! says: done on XOXXOOOXX, told that nobody has won: yours returned false, and it should be true. All nine squares are marked.
// ANCHOR: over
winner.is_some()
// ANCHOR_END: over
