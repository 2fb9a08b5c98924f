//! mistake: Only X can win.
//! says: O has a line after 6 moves; the game is over.
// ANCHOR: over
board.moves_done == 9 || winner == Some(Player::First)
// ANCHOR_END: over
