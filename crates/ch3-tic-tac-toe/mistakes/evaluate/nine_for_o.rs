//! mistake: O counts from the wrong side.
//! says: Values are the first player's: above 0 where X has won, below 0 where O has.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => 10 - moves_done as Value,
