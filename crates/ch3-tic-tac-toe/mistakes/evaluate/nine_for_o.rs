//! mistake: O counts from the wrong side.
//! says: O won at move 6: −4, not 4; values are the first player
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => 10 - moves_done as Value,
