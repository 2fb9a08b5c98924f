//! mistake: O wins above 0 and X below.
//! says: Values are the first player's: above 0 where X has won, below 0 where O has.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => 10 - moves_done as Value,
+     Some(Player::First) => moves_done as Value - 10,
