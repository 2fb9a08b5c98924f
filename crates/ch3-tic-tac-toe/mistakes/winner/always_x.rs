//! mistake: Whoever holds the line, X has won.
//! says: yours returned X, and it should be O. Yours returns X on every won board.
// CHANGE: body
-         return a;
+         return Some(Player::First);
