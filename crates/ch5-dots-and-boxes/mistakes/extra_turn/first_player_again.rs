//! mistake: After a line that closes nothing it is always A's turn.
//! says: not always to A.
// CHANGE: next
-     next.to_move = board.to_move.other();
+     next.to_move = Player::First;
