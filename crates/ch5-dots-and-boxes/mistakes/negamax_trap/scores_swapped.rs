//! mistake: The leaf is seen by the other player.
//! says: Where the search ends, the value is that of the player to move
// CHANGE: negamax_trap
- #[traced(
-     skip(board),
-     window(alpha, beta),
-     depth(depth),
-     values(mover),
-     search(alpha_beta)
- )]
+ #[traced(skip(board), window(alpha, beta), depth(depth))]

-             Player::First => board.evaluate(),
-             Player::Second => -board.evaluate(),
+             Player::First => -board.evaluate(),
+             Player::Second => board.evaluate(),
