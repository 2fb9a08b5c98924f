//! mistake: A win is worth 10, however late it comes.
//! says: X won at move 5: 5, not 10; every win is worth the same to you
//! also: the value 10 is not strictly between your worst cases −10 and 10.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10,
+     Some(Player::Second) => -10,
