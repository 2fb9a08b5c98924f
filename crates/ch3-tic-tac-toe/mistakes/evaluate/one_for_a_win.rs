//! mistake: Every win is worth 1.
//! says: Yours gives every win the same value, and the sooner it comes, the better it is.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 1,
+     Some(Player::Second) => -1,
