//! mistake: A win with the ninth move is worth as little as a draw.
//! says: X won at move 5: 5, not 4; it is counted from 10, and yours from 9.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 9 - moves_done as Value,
+     Some(Player::Second) => moves_done as Value - 9,
