//! mistake: Names the player whose turn it is, and not who made the line.
//! says: not O: on every won board you name the loser.
// CHANGE: body
-         return a;
+         return Some(if board.moves_done % 2 == 0 { Player::First } else { Player::Second });
