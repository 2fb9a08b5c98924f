//! mistake: One too many.
//! says: X won at move 5: 5, not 6; it is counted from 10, and yours from 11.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 11 - moves_done as Value,
+     Some(Player::Second) => moves_done as Value - 11,
