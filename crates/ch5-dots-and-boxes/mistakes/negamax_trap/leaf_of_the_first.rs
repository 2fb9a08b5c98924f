//! mistake: The leaf is not turned for the second player.
//! says: Where the search ends, the value is that of the player to move
// CHANGE: negamax_trap
-             Player::First => board.evaluate(),
-             Player::Second => -board.evaluate(),
+             Player::First | Player::Second => board.evaluate(),
