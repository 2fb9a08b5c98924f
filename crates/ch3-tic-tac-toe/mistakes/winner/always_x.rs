//! mistake: Whoever holds the line, X has won.
//! says: O on 1, 2, 3 has won, not X: you say that on every won board.
// CHANGE: body
-         return a;
+         return Some(Player::First);
