//! mistake: Only X can win.
//! says: done on XX.OOOX.., told that O has won: yours returned false, and it should be true.
// ANCHOR: over
board.moves_done == 9 || winner == Some(Player::First)
// ANCHOR_END: over
