//! mistake: The turn passes to the second player.
//! says: not always to B
// CHANGE: next
-     next.to_move = board.to_move.other();
+     next.to_move = Player::Second;
