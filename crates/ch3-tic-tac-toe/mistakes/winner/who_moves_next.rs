//! mistake: Names the player whose turn it is, and not who made the line.
//! says: On every won board yours returns the loser.
// CHANGE: body
-         return a;
+         return Some(if board.moves_done % 2 == 0 { Player::First } else { Player::Second });
