//! mistake: One too many.
//! says: It is counted from 10, and yours from 11.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 11 - moves_done as Value,
+     Some(Player::Second) => moves_done as Value - 11,
