//! mistake: The leaf is seen by the other player.
//! says: Where the search ends, the value is that of the player to move
// CHANGE: negamax_trap
-             Player::First => board.evaluate(),
-             Player::Second => -board.evaluate(),
+             Player::First => -board.evaluate(),
+             Player::Second => board.evaluate(),
