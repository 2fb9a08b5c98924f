//! mistake: A win is worth 10, however late it comes.
//! says: Yours gives every win the same value, and the sooner it comes, the better it is.
//! also: the value 10 is not strictly between your worst cases −10 and 10.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10,
+     Some(Player::Second) => -10,
