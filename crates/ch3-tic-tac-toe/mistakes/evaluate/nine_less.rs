//! mistake: A win with the ninth move is worth as little as a draw.
//! says: It is counted from 10, and yours from 9.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 9 - moves_done as Value,
+     Some(Player::Second) => moves_done as Value - 9,
